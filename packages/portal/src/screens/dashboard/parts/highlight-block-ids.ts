import { contentBlocks, type StoreVariant } from '@surtidor/domain';

/** Returns the identifiers of the dashboard's content blocks (spec 2, dashboard). */
export const getHighlightBlockIds = ({
  carouselBlocks,
  bannerFallbackBlock,
}: StoreVariant): readonly string[] => [
  ...carouselBlocks,
  contentBlocks.homeBanner,
  bannerFallbackBlock,
];
