import { carouselBlocks } from './carousels.ts';
import type { CmsBlockRow } from './content-rows.ts';
import { legalBlocks } from './legal.ts';
import { menuBlocks } from './menus.ts';

export { adversarialBlocks, adversarialPosts, adversarialReference } from './adversarial.ts';
export type { CmsBlockRow } from './content-rows.ts';
export { postsFor } from './posts.ts';

/** Every content block of a well-kept store. */
export const contentBlocks: readonly CmsBlockRow[] = [
  ...carouselBlocks,
  ...menuBlocks,
  ...legalBlocks,
];
