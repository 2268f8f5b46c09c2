import type { RowIn } from '../scenario-rows.ts';

/** A content block. `{{origin}}` is replaced with the sandbox's origin. */
export type CmsBlockRow = RowIn<'cmsBlocks'>;

/** A blog post. `image` is null if it has none. */
export type BlogPostRow = RowIn<'posts'>;
