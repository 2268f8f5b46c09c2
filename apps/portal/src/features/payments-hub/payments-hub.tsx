import { PageBanner, type PageBannerProps } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { DeskSection } from '../../platform/routes/built-routes.ts';
import { DeskNavigation } from './hub-navigation.tsx';
import { deskPath } from './hub-sections.ts';

export interface PaymentDeskProps extends Omit<PageBannerProps, 'breadcrumbs'> {
  /** The section one is in; null is the list of invoices. */
  readonly section: DeskSection | null;
}

/** The head that the sections of the payment desk share: where one is, and the way to the others. */
export const PaymentDesk = ({ section, title, ...banner }: PaymentDeskProps) => {
  const text = useText();
  const { product } = usePortal().readings;
  const home = { label: text('Inicio'), href: '/' };
  const list = { label: text('Pending invoices'), href: deskPath(product, null) };
  const crumbs = section === null ? [home, { label: list.label }] : [home, list, { label: title }];
  return (
    <>
      <PageBanner title={title} breadcrumbs={{ label: text('You are here'), crumbs }} {...banner} />
      <DeskNavigation section={section} />
    </>
  );
};
