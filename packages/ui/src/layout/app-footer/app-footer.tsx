import { forwardRef, type ReactNode } from 'react';
import { NewTabNote } from '../../actions/link/new-tab-note.tsx';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface FooterLink {
  /** The link's label: 'Política de privacidad'. */
  label: string;
  /** The URL of the document. */
  href: string;
}

export interface AppFooterProps extends RootProps {
  /** Terms and conditions, privacy policy: each opens in a new tab. */
  links: ReadonlyArray<FooterLink>;
  /** The trademark notice. */
  trademark?: ReactNode;
  /** The copyright line with its year. */
  copyright: ReactNode;
  /** What to tell the help desk: the time of the data, a reference. */
  note?: ReactNode;
  /** Site-wide settings: appearance, language. */
  controls?: ReactNode;
  /** `brand` is the dark variant of the lubricants login. */
  background?: 'page' | 'brand';
}

const footerClasses = cva('text-sm print:hidden', {
  variants: {
    background: {
      page: 'border-t border-ui-line text-ui-ink-soft',
      brand: 'on-brand bg-ui-brand text-ui-on-brand-soft',
    },
  },
});

/** The footer of every page. */
export const AppFooter = forwardRef<HTMLElement, AppFooterProps>(function AppFooter(
  { links, trademark, copyright, note, controls, background = 'page', className, ...rest },
  ref,
) {
  return (
    <footer ref={ref} {...rest} className={footerClasses({ background, className })}>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 lg:px-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded-ui-sm underline underline-offset-2"
              >
                <span>{link.label}</span>
                <NewTabNote />
              </a>
            </li>
          ))}
        </ul>
        <p>
          <span>{trademark}</span> <span>{copyright}</span>
        </p>
        {controls}
        {note && <p className="flex w-full flex-wrap gap-x-4">{note}</p>}
      </div>
    </footer>
  );
});
