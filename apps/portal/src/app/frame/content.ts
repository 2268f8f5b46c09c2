/** The id of the page's content, the target of the skip link. */
export const contentId = 'content';

/**
 * The page's content. It is as tall as the window, so that the footer starts below the fold and late
 * content moves nothing visible.
 */
export const contentClasses =
  'mx-auto w-full min-h-dvh max-w-page flex-1 px-4 py-6 lg:px-8 outline-none';
