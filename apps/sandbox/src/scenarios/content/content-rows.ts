import type { RowIn } from '../scenario-rows.ts';

/** A content block as an editor left it. `{{origin}}` stands for the sandbox's own address. */
export type CmsBlockRow = RowIn<'cmsBlocks'>;

/** A blog post as an editor left it; a missing image is null. */
export type BlogPostRow = RowIn<'posts'>;
