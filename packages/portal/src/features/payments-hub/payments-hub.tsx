import { LinkTabs } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';
import type { HubSection } from '../../platform/routes/routes.ts';
import { getHubLinks, getHubPath } from './hub-sections.ts';

/** Renders the sections of the hub as links, with the current one marked. */
const HubNavigation = ({ section }: { section: HubSection | null }) => {
  const text = useText();
  const links = getHubLinks(usePortal().deploymentOptions);
  return (
    <div className="mb-1.5 lg:mb-2.5">
      <LinkTabs
        label={text('Payment sections')}
        tabs={links.map((link) => ({
          href: link.href,
          label: text(link.label),
          current: link.section === section,
        }))}
      />
    </div>
  );
};

export interface PaymentsHubProps extends Omit<PageHeadProps, 'parents' | 'crumb'> {
  /** The current section; null for the list of invoices. */
  readonly section: HubSection | null;
}

/** Renders the banner shared by the sections of the payments hub, with their navigation. */
export const PaymentsHub = ({ section, ...headProps }: PaymentsHubProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const listCrumb = { label: text('Pending invoices'), href: getHubPath(product, null) };
  return (
    <>
      <PageHead
        {...(section === null ? { crumb: listCrumb.label } : { parents: [listCrumb] })}
        {...headProps}
      />
      <HubNavigation section={section} />
    </>
  );
};
