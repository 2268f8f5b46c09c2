import { forwardRef, type ReactNode } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface AppHeaderProps extends RootProps {
  /** The logo, which links to the home page. */
  logo: ReactNode;
  /** The URL of the logo's link. */
  homeHref: string;
  /** The id of the main content, the target of the skip link. */
  contentId: string;
  /** Buttons at the end: home, bell and menu, or sign-out alone. */
  children?: ReactNode;
}

/** The header of every signed-in page. Sticky elements in its siblings stop below it. */
export const AppHeader = forwardRef<HTMLElement, AppHeaderProps>(function AppHeader(
  { logo, homeHref, contentId, children, className, ...rest },
  ref,
) {
  const Element = useLinkElement();
  const { home, skipToContent } = useKitMessages();
  return (
    <header
      ref={ref}
      {...rest}
      data-app-header=""
      className={cn(
        'on-brand top-0 z-10 tall:sticky bg-ui-brand text-ui-on-brand print:hidden',
        className,
      )}
    >
      <a
        href={`#${contentId}`}
        className="sr-only bg-ui-brand px-4 py-2 text-ui-on-brand focus:not-sr-only focus:absolute"
      >
        {skipToContent}
      </a>
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center pr-1 pl-4 sm:gap-x-2 lg:min-h-16 lg:pr-5 lg:pl-8">
        <Element href={homeHref} className="mr-auto inline-flex rounded-ui-sm">
          {logo}
          <span className="sr-only">{` ${home}`}</span>
        </Element>
        {children}
      </div>
    </header>
  );
});
