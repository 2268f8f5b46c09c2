export {
  type ContentBlocks,
  contentBlocksQuery,
  useContentBlocks,
} from './content-blocks.ts';
export { latestNewsQuery, type NewsPost, useLatestNews } from './latest-news.ts';
export { useNewsList } from './news-list.ts';
export { newsPostQuery, useNewsPost } from './news-post.ts';
