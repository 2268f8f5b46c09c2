import { LinkTabs } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { HubSection } from '../../platform/routes/routes.ts';
import { hubLinks } from './hub-sections.ts';

/** The sections of the hub as links, with the current one marked. */
export const HubNavigation = ({ section }: { section: HubSection | null }) => {
  const text = useText();
  const links = hubLinks(usePortal().deploymentOptions.product);
  return (
    <div className="mb-5">
      <LinkTabs
        label={text('Sections of payments')}
        tabs={links.map((link) => ({
          href: link.href,
          label: text(link.label),
          current: link.section === section,
        }))}
      />
    </div>
  );
};
