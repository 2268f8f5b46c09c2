import { defaultOrdersRequest } from '@surtidor/domain/orders';
import { getRoutePath } from '@surtidor/domain/session';
import { Link } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { ordersCodec } from './orders-codec.ts';

export interface StationOrdersLinkProps {
  readonly code: string;
  /** The station's label: '10234 - Estación El Mirador'. */
  readonly name: ReactNode;
}

/** Renders a station's name as a link to its orders. */
export const StationOrdersLink = ({ code, name }: StationOrdersLinkProps) => {
  const { product } = usePortal().deploymentOptions;
  const filter = { ...defaultOrdersRequest.filter, station: code };
  const query = new URLSearchParams(ordersCodec.write({ ...defaultOrdersRequest, filter }));
  return <Link href={`${getRoutePath('orders', product)}?${query}`}>{name}</Link>;
};
