import { contentBlocks, type StoreVariant } from '@surtidor/domain';

/** Returns the identifiers of the content blocks of the dashboard (spec 2, dashboard). */
export const getHighlightBlocks = ({
  carouselBlocks,
  bannerFallbackBlock,
}: StoreVariant): readonly string[] => [
  ...carouselBlocks,
  contentBlocks.homeBanner,
  bannerFallbackBlock,
];
