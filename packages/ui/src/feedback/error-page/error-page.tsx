import { forwardRef, type ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../data-display/illustrations/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ErrorPageProps extends RootProps {
  /** The product's logo, for pages without a header. */
  logo?: ReactNode;
  /** The illustration above the title. */
  illustration: IllustrationName;
  /** The status code, small above the title: '404', '503'. */
  code?: string;
  /** One line, or several lines of one title ('This page is / In maintenance / Temporarily'). */
  title: string | readonly string[];
  /** The explanation: what happened and what to do, in a sentence or two. */
  children?: ReactNode;
  /** A Countdown, if the page redirects automatically. */
  countdown?: ReactNode;
  /** Links or buttons to continue. */
  actions?: ReactNode;
}

/** A full page that explains an error and how to continue (spec 2, error page). */
export const ErrorPage = forwardRef<HTMLDivElement, ErrorPageProps>(function ErrorPage(
  { logo, illustration, code, title, children, countdown, actions, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cn('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}
    >
      {logo && <div className="mb-6 max-w-full">{logo}</div>}
      <Illustration name={illustration} size="lg" />
      {code && <p className="mt-2 text-sm font-bold text-ui-ink-soft">{code}</p>}
      <h1 className="max-w-full font-heading text-xl font-extrabold sm:text-2xl">
        {[title].flat().map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
      {children && <div className="max-w-md text-ui-ink-soft text-balance">{children}</div>}
      {countdown}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
});
