import type { ReactNode } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { NewTabNote } from '../../actions/link/new-tab-note.tsx';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { ExternalLink } from '../../icons/icons.ts';

export interface SideMenuEntry {
  /** Unique key among the entries. */
  id: string;
  /** The page's name: 'Facturas pendientes'. */
  label: string;
  /** The URL of the link. */
  href: string;
  /** One icon, rendered 20 px wide. */
  icon?: ReactNode;
  /** Whether it is the current page. */
  current?: boolean;
  /**
   * `external` opens in a new tab.
   * @default 'here'
   */
  opens?: 'here' | 'external';
}

export interface SideMenuItemProps {
  entry: SideMenuEntry;
  /** Called when the link is followed. */
  onNavigate: () => void;
}

const entryClasses = cva(
  'flex min-h-11 items-center gap-2 rounded-ui-md px-3 py-2 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      current: {
        true: 'bg-ui-primary-soft font-bold text-ui-primary-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        false: 'text-ui-ink hover:bg-ui-sunken [&_svg]:text-ui-ink-soft',
      },
    },
  },
);

/** An entry of the side menu. */
export const SideMenuItem = ({ entry, onNavigate }: SideMenuItemProps) => {
  const Element = useLinkElement();
  const className = entryClasses({ current: entry.current ?? false });
  return (
    <li>
      {entry.opens === 'external' ? (
        <a
          className={className}
          href={entry.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onNavigate}
        >
          {entry.icon ?? <ExternalLink />}
          <span className="min-w-0 hyphens-auto">{entry.label}</span>
          <NewTabNote />
        </a>
      ) : (
        <Element
          className={className}
          href={entry.href}
          aria-current={entry.current ? 'page' : undefined}
          onClick={onNavigate}
        >
          {entry.icon}
          <span className="min-w-0 hyphens-auto">{entry.label}</span>
        </Element>
      )}
    </li>
  );
};
