import { contentBlocks, type StoreVariant } from '@surtidor/domain';

/** The content blocks of the dashboard, by their identifiers (spec 2, dashboard). */
export const highlightBlocks = ({
  carouselBlocks,
  bannerFallbackBlock,
}: StoreVariant): readonly string[] => [
  ...carouselBlocks,
  contentBlocks.homeBanner,
  bannerFallbackBlock,
];
