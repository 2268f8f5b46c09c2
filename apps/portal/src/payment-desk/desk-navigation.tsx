import type { DeskSection } from '../built-routes.ts';
import { useText } from '../messages/text-context.tsx';
import { Link } from '../router/index.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { deskLinks } from './desk-sections.ts';

/** The desk's sections as links; the present one is marked. Nothing while there is only one. */
export const DeskNavigation = ({ section }: { section: DeskSection | null }) => {
  const text = useText();
  const links = deskLinks(usePortal().readings.product);
  if (links.length < 2) return null;
  return (
    <nav
      aria-label={text('Sections of payments')}
      className="mb-5 overflow-x-auto border-b border-line"
    >
      <ul className="flex gap-x-1">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              aria-current={link.section === section ? 'page' : undefined}
              className="block border-b-2 border-transparent px-3 py-2.5 font-semibold whitespace-nowrap text-ink-soft aria-[current]:border-accent aria-[current]:text-ink"
            >
              {text(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
