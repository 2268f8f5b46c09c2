import { contentBlocks } from '@surtidor/domain';
import type { StoreVariant } from '@surtidor/domain/variants';

/** Returns the identifiers of the dashboard's content blocks (spec 2, dashboard). */
export const getHighlightBlockIds = ({
  carouselBlocks,
  bannerFallbackBlock,
}: StoreVariant): readonly string[] => [
  ...carouselBlocks,
  contentBlocks.homeBanner,
  bannerFallbackBlock,
];
