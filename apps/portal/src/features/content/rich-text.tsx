import { SkeletonList } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { useSanitiser } from './use-sanitiser.ts';

const proseClasses =
  'flex flex-col gap-3 wrap-break-word [&_a]:text-primary-ink [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-4 [&_h2]:font-heading [&_h2]:text-xl [&_h2]:font-bold [&_h3]:font-heading [&_h3]:text-lg [&_h3]:font-bold [&_h4]:font-bold [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_li]:ml-5 [&_ol]:list-decimal [&_td]:p-1 [&_ul]:list-disc';

export interface RichTextProps {
  /** Untrusted HTML. */
  readonly html: string;
  /** The number of skeleton lines until hydration. The sanitiser needs the DOM. */
  readonly rows?: number;
}

/** Sanitises and renders HTML written by content editors. */
export const RichText = ({ html, rows = 3 }: RichTextProps) =>
  useHydrated() ? <SanitisedText html={html} /> : <SkeletonList rows={rows} />;

const SanitisedText = ({ html }: { html: string }) => {
  const sanitiser = useSanitiser();
  return (
    <div
      className={proseClasses}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is sanitised.
      dangerouslySetInnerHTML={{ __html: sanitiser.toHtml(html) }}
    />
  );
};
