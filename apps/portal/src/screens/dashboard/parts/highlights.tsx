import { type ContentBlocks, type Remote, useContentBlocks } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { ListFrame, Skeleton } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { dataOf, frameOf } from '../../../platform/remote/frame-state.ts';
import { highlightBlocks } from './highlight-blocks.ts';
import { HighlightSlides } from './highlight-slides.tsx';

/** Fetches the content blocks of the dashboard in one request (spec 2, dashboard). */
export function useHighlightBlocks(): Remote<ContentBlocks> {
  return useContentBlocks(highlightBlocks(useVariant()));
}

const Waiting = () => <Skeleton className="h-full min-h-44 w-full rounded-lg lg:min-h-52" />;

/** The carousels of the store's blocks, or the fallback banner. */
export const Highlights = ({ state, retry }: Remote<ContentBlocks>) => {
  const text = useText();
  const { carouselBlocks, bannerFallbackBlock } = useVariant();
  const blocks = dataOf(state);
  // The sanitiser needs a document.
  const isHydrated = useHydrated();
  if (state.kind === 'empty') return null;
  return (
    <ListFrame {...frameOf(state, retry, text)} skeleton={<Waiting />}>
      {blocks && !isHydrated && <Waiting />}
      {blocks && isHydrated && (
        <HighlightSlides blocks={blocks} from={carouselBlocks} fallback={bannerFallbackBlock} />
      )}
    </ListFrame>
  );
};

const bannerBlocks = [contentBlocks.homeBanner] as const;

/** The banner at the bottom of the dashboard; renders nothing without one. */
export const HomeBanner = ({ state }: Remote<ContentBlocks>) => {
  const blocks = dataOf(state);
  const isHydrated = useHydrated();
  if (blocks === undefined || !isHydrated) return null;
  return <HighlightSlides blocks={blocks} from={bannerBlocks} />;
};
