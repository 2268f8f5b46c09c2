import { LinkTabs } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { DeskSection } from '../../platform/routes/built-routes.ts';
import { deskLinks } from './hub-sections.ts';

/** The desk's sections as links; the present one is marked. Nothing while there is only one. */
export const DeskNavigation = ({ section }: { section: DeskSection | null }) => {
  const text = useText();
  const links = deskLinks(usePortal().readings.product);
  if (links.length < 2) return null;
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
