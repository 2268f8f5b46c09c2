import { type RouteId, routePath, stationParameter } from '@surtidor/domain';
import { Link } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';

/** A page narrowed to one station, as the address says it. */
export const stationHref = (path: string, code: string): string =>
  `${path}?${new URLSearchParams({ [stationParameter]: code })}`;

export interface StationLinkProps {
  readonly code: string;
  /** As it is shown: 'Estación El Mirador', '10234 - Estación El Mirador'. */
  readonly name: string;
  /** The page that is narrowed to it. */
  readonly page: RouteId;
}

/** The name of a station; following it chooses that station for orders, documents and certificates. */
export const StationLink = ({ code, name, page }: StationLinkProps) => {
  const { product } = usePortal().deploymentOptions;
  if (code === '' || name === '') return name;
  return <Link href={stationHref(routePath(page, product), code)}>{name}</Link>;
};
