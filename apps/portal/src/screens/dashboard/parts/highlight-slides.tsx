import type { ContentBlocks } from '@surtidor/data';
import { Banner, Carousel } from '@surtidor/ui';
import { useMemo } from 'react';
import { type BlockSlide, readSlides } from '../../../features/content/read-slides.ts';
import { useSanitiser } from '../../../features/content/use-sanitiser.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface HighlightSlidesProps {
  readonly blocks: ContentBlocks;
  /** Blocks whose slides are shown, in order. */
  readonly from: readonly string[];
  /** Shown when those blocks have no slide. */
  readonly fallback?: string;
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

/** The slides of content blocks: a banner for one, a carousel for several, nothing for none. */
export const HighlightSlides = ({ blocks, from, fallback }: HighlightSlidesProps) => {
  const text = useText();
  const { nodes } = useSanitiser();
  const slides = useMemo(() => {
    const slidesOf = (identifiers: readonly string[]) =>
      identifiers.flatMap((identifier) => {
        const html = blocks.get(identifier)?.html;
        return html === undefined ? [] : readSlides(nodes(html));
      });
    const own = slidesOf(from);
    return own.length > 0 || fallback === undefined ? own : slidesOf([fallback]);
  }, [blocks, from, fallback, nodes]);
  const [first] = slides;
  if (first === undefined) return null;
  if (slides.length === 1) return <Slide slide={first} />;
  return (
    <Carousel
      label={text('From the distributor')}
      slides={slides.map((slide, index) => ({
        id: String(index),
        content: <Slide slide={slide} />,
      }))}
    />
  );
};
