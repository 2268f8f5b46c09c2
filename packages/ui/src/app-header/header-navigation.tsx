import { clsx } from 'clsx';
import { useLinkElement } from '../link/link-provider.tsx';

export interface HeaderNavigationProps {
  /** What the links are, for screen readers. */
  label: string;
  /** Four or five pages; `current` marks the one that is open. */
  links: readonly { label: string; href: string; current: boolean }[];
}

/** The main pages as links of the header, in windows of 1200 px and more. */
export const HeaderNavigation = ({ label, links }: HeaderNavigationProps) => {
  const Element = useLinkElement();
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mr-2 hidden xl:block">
      <ul className="flex gap-1">
        {links.map(({ href, label: name, current }) => (
          <li key={href}>
            <Element
              href={href}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold hover:bg-brand-raised',
                current ? 'bg-brand-raised text-on-brand' : 'text-on-brand-soft',
              )}
            >
              {name}
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  );
};
