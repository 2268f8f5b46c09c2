import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { sanitiseHtml } from './sanitise-html.ts';
import { exceedsServerLimits, getServerHtml } from './server-html.ts';
import { useLinkPolicy } from './use-link-policy.ts';

const proseClasses =
  'flex flex-col gap-3 wrap-break-word [&_a]:text-ui-primary-ink [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-ui-accent [&_blockquote]:pl-4 [&_h2]:font-heading [&_h2]:text-xl [&_h2]:font-bold [&_h3]:font-heading [&_h3]:text-lg [&_h3]:font-bold [&_h4]:font-bold [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-ui-md [&_li]:ml-5 [&_ol]:list-decimal [&_td]:p-1 [&_ul]:list-disc';

const isBrowser = typeof document !== 'undefined';

/** Stands for the markup in the page, which React does not change when it hydrates. */
const hydratedContent = { __html: '' };

export interface RichTextProps {
  /** Untrusted HTML. */
  readonly html: string;
}

/**
 * Sanitises and renders HTML written by content editors. Hydration keeps the server’s markup until the text changes,
 * unless the server sent only the text.
 */
export const RichText = ({ html }: RichTextProps) => {
  const policy = useLinkPolicy();
  const { purifier } = usePortal();
  const isHydrated = useHydrated();
  const [hydratedHtml, setHydratedHtml] = useState(isBrowser && !isHydrated ? html : null);
  const isOutdated = html !== hydratedHtml || (isHydrated && exceedsServerLimits(html));
  // The markup in the page is gone once it is replaced, even if the same text comes back.
  useEffect(() => {
    if (isOutdated) setHydratedHtml(null);
  }, [isOutdated]);
  const content = useMemo(() => {
    if (!isOutdated) return hydratedContent;
    return {
      __html: purifier ? getServerHtml(html, policy, purifier) : sanitiseHtml(html, policy),
    };
  }, [html, isOutdated, policy, purifier]);
  return (
    <div
      className={proseClasses}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is sanitised.
      dangerouslySetInnerHTML={content}
    />
  );
};
