import { type ContentBlocks, type Remote, useContentBlocks } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { Banner, Carousel, ListFrame, Skeleton } from '@surtidor/ui';
import { useMemo } from 'react';
import { type BlockSlide, readSlides } from '../../../features/content/read-slides.ts';
import { useLinkPolicy } from '../../../features/content/use-link-policy.ts';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { getHighlightBlockIds } from './highlight-block-ids.ts';

/** Fetches the content blocks of the dashboard in one request (spec 2, dashboard). */
export function useHighlightBlocks(): Remote<ContentBlocks> {
  return useContentBlocks(getHighlightBlockIds(useVariant()));
}

const HighlightSkeleton = () => (
  <Skeleton className="h-full min-h-44 w-full rounded-ui-lg lg:min-h-52" />
);

/** Renders the carousel of the store's blocks, or the fallback banner. */
export const Highlights = ({ state, retry }: Remote<ContentBlocks>) => {
  const text = useText();
  const { carouselBlocks, bannerFallbackBlock } = useVariant();
  const blocks = getData(state);
  if (state.kind === 'empty') return null;
  return (
    <ListFrame {...getFrame(state, retry, text)} skeleton={<HighlightSkeleton />}>
      {blocks && (
        <HighlightSlides
          blocks={blocks}
          blockIds={carouselBlocks}
          fallbackBlockId={bannerFallbackBlock}
        />
      )}
    </ListFrame>
  );
};

const bannerBlockIds = [contentBlocks.homeBanner] as const;

/** Renders the banner at the bottom of the dashboard; nothing if there is none. */
export const HomeBanner = ({ state }: Remote<ContentBlocks>) => {
  const blocks = getData(state);
  if (blocks === undefined) return null;
  return <HighlightSlides blocks={blocks} blockIds={bannerBlockIds} />;
};

interface HighlightSlidesProps {
  readonly blocks: ContentBlocks;
  /** The blocks whose slides are shown, in order. */
  readonly blockIds: readonly string[];
  /** The block shown if those blocks have no slides. */
  readonly fallbackBlockId?: string;
}

const Slide = ({ slide }: { slide: BlockSlide }) => (
  <Banner
    title={slide.title}
    {...(slide.link && { action: slide.link })}
    {...(slide.image && { image: slide.image })}
  >
    {slide.text}
  </Banner>
);

/** Renders the slides of content blocks: a banner for one slide, a carousel for several. */
const HighlightSlides = ({ blocks, blockIds, fallbackBlockId }: HighlightSlidesProps) => {
  const text = useText();
  const policy = useLinkPolicy();
  const slides = useMemo(() => {
    const getSlides = (identifiers: readonly string[]) =>
      identifiers.flatMap((identifier) => {
        const html = blocks.get(identifier)?.html;
        return html === undefined ? [] : readSlides(html, policy);
      });
    const blockSlides = getSlides(blockIds);
    return blockSlides.length > 0 || fallbackBlockId === undefined
      ? blockSlides
      : getSlides([fallbackBlockId]);
  }, [blocks, blockIds, fallbackBlockId, policy]);
  const [firstSlide] = slides;
  if (firstSlide === undefined) return null;
  if (slides.length === 1) return <Slide slide={firstSlide} />;
  return (
    <Carousel
      label={text('From your distributor')}
      slides={slides.map((slide, index) => ({
        id: String(index),
        content: <Slide slide={slide} />,
      }))}
    />
  );
};
