import { type ContentBlocks, useContentBlocks } from '@surtidor/data';
import { contentBlocks, type StoreVariant } from '@surtidor/domain';
import { useMemo } from 'react';
import { type BlockSlide, readSlides } from '../../../content/read-slides.ts';
import type { Sanitiser } from '../../../content/sanitise-html.ts';
import { useSanitiser } from '../../../content/use-sanitiser.ts';
import { useVariant } from '../../../shell/portal-context.tsx';

/** What editors put on the dashboard. */
export interface Highlights {
  readonly carousel: readonly BlockSlide[];
  readonly banner: readonly BlockSlide[];
}

const slidesOf = (blocks: ContentBlocks, identifiers: readonly string[], { nodes }: Sanitiser) =>
  identifiers.flatMap((identifier) => {
    const html = blocks.get(identifier)?.html;
    return html === undefined ? [] : readSlides(nodes(html));
  });

/** The carousels and the banner; the fallback block stands in where the carousels have no slide. */
function highlightsOf(
  blocks: ContentBlocks,
  { carouselBlocks, bannerFallbackBlock }: StoreVariant,
  sanitiser: Sanitiser,
): Highlights {
  const carousel = slidesOf(blocks, carouselBlocks, sanitiser);
  return {
    carousel: carousel.length > 0 ? carousel : slidesOf(blocks, [bannerFallbackBlock], sanitiser),
    banner: slidesOf(blocks, [contentBlocks.homeBanner], sanitiser),
  };
}

/** The content blocks of the dashboard (spec 2) and, once both are here, their slides. */
export function useHighlights() {
  const variant = useVariant();
  const { carouselBlocks, bannerFallbackBlock } = variant;
  const remote = useContentBlocks([
    ...carouselBlocks,
    contentBlocks.homeBanner,
    bannerFallbackBlock,
  ]);
  const sanitiser = useSanitiser();
  const blocks = remote.state.kind === 'ready' ? remote.state.value : null;
  const highlights = useMemo(
    () =>
      blocks !== null && sanitiser.kind === 'ready'
        ? highlightsOf(blocks, variant, sanitiser.sanitiser)
        : null,
    [blocks, sanitiser, variant],
  );
  return { ...remote, highlights, missing: sanitiser.kind === 'missing' };
}
