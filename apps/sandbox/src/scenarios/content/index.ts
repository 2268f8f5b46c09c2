import { carouselBlocks } from './carousels.ts';
import type { CmsBlockRow } from './content-rows.ts';
import { legalBlocks } from './legal.ts';
import { menuBlocks } from './menus.ts';

export { addAdversarialTexts, adversarialBlocks, buildAdversarialPosts } from './adversarial.ts';
export type { CmsBlockRow } from './content-rows.ts';
export { buildPosts } from './posts.ts';

/** All content blocks. */
export const contentBlocks: readonly CmsBlockRow[] = [
  ...carouselBlocks,
  ...menuBlocks,
  ...legalBlocks,
];
