import { getRoutePath, type RouteId } from '@surtidor/domain/session';
import { LinkTabs } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';
import { getPortalRoute, getSections } from '../../platform/routes/routes.ts';

const hubRoute = 'pending-invoices' satisfies RouteId;

/** Renders the list of invoices and the sections as links, with the current one marked. */
const HubNavigation = ({ page }: { page: RouteId }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const pages = [getPortalRoute(hubRoute), ...getSections(hubRoute, deploymentOptions)];
  return (
    <div className="mb-1.5 lg:mb-2.5">
      <LinkTabs
        label={text('Payment sections')}
        tabs={pages.map(({ id, title }) => ({
          href: getRoutePath(id, deploymentOptions.product),
          label: text(title),
          current: id === page,
        }))}
      />
    </div>
  );
};

export interface PaymentsHubProps extends Omit<PageHeadProps, 'parents' | 'crumb'> {
  /** The list of invoices or a section. */
  readonly page: RouteId;
}

/** Renders the banner shared by the sections of the payments hub, with their navigation. */
export const PaymentsHub = ({ page, ...headProps }: PaymentsHubProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const listCrumb = { label: text('Pending invoices'), href: getRoutePath(hubRoute, product) };
  return (
    <>
      <PageHead
        {...(page === hubRoute ? { crumb: listCrumb.label } : { parents: [listCrumb] })}
        {...headProps}
      />
      <HubNavigation page={page} />
    </>
  );
};
