export {
  type ContentBlocks,
  contentBlocksQuery,
  useContentBlocks,
} from './content-blocks.ts';
export { firstContentBlocks } from './first-content-blocks.ts';
export { firstLatestNews } from './first-latest-news.ts';
export { firstNewsList } from './first-news-list.ts';
export { firstNewsPost } from './first-news-post.ts';
export { latestNewsQuery, type NewsPost, useLatestNews } from './latest-news.ts';
export { useNewsList } from './news-list.ts';
export { newsPostQuery, useNewsPost } from './news-post.ts';
