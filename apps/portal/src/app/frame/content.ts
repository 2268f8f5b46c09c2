/** The id of the page's content, which the header's first link skips to. */
export const contentId = 'content';

/**
 * The place of a page's content. It fills the screen by itself: the footer is below the edge from
 * the start, and content that comes late moves nothing that is in sight.
 */
export const contentClasses =
  'mx-auto w-full min-h-dvh max-w-page flex-1 px-4 py-6 lg:px-8 outline-none';
