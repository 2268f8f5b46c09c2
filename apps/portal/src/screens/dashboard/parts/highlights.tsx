import { Banner, Carousel, ListFrame, Skeleton } from '@surtidor/ui';
import { frameOf } from '../../../content/frame-state.ts';
import type { BlockSlide } from '../../../content/read-slides.ts';
import { useText } from '../../../messages/text-context.tsx';
import type { useHighlights } from './use-highlights.ts';

/** One slide as the kit's banner. */
export const SlideBanner = ({ slide }: { slide: BlockSlide }) => (
  <Banner
    title={slide.title}
    {...(slide.link && { action: slide.link })}
    {...(slide.image && { image: slide.image })}
  >
    {slide.text}
  </Banner>
);

/** The carousel of the store's blocks, or the fallback banner (spec 2, dashboard). */
export const HighlightsCarousel = ({
  source: { state, retry, highlights, missing },
}: {
  source: ReturnType<typeof useHighlights>;
}) => {
  const text = useText();
  if (missing || state.kind === 'empty') return null;
  const waiting = state.kind === 'ready' && highlights === null;
  const frame = waiting ? ({ state: 'loading' } as const) : frameOf(state, retry, text);
  const slides = highlights?.carousel ?? [];
  if (frame.state === 'ready' && slides.length === 0) return null;
  return (
    <ListFrame {...frame} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      <Carousel
        label={text('From the distributor')}
        slides={slides.map((slide) => ({ id: slide.id, content: <SlideBanner slide={slide} /> }))}
      />
    </ListFrame>
  );
};
