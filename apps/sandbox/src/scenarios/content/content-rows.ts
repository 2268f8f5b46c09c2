import type { RowIn } from '../scenario-rows.ts';

/** A content block. `{{origin}}` is replaced by the sandbox's origin. */
export type CmsBlockRow = RowIn<'cmsBlocks'>;

/** A blog post; a missing image is null. */
export type BlogPostRow = RowIn<'posts'>;
