import { SkeletonList } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/loading/load-chunk.ts';

const RichText = lazy(() =>
  loadChunk(() => import('./rich-text.tsx').then(({ RichText: loaded }) => ({ default: loaded }))),
);

export interface LazyRichTextProps {
  /** Markup from outside. */
  readonly html: string;
  /** Lines that stand in for the text while the sanitiser loads. */
  readonly rows?: number;
}

/** Markup of editors, with the sanitiser fetched when there is some to render. */
export const LazyRichText = ({ html, rows = 3 }: LazyRichTextProps) => {
  // The sanitiser needs a document.
  const isHydrated = useHydrated();
  const fallback = <SkeletonList rows={rows} />;
  return isHydrated ? (
    <Suspense fallback={fallback}>
      <RichText html={html} />
    </Suspense>
  ) : (
    fallback
  );
};
