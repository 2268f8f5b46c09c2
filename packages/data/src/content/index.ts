export {
  type ContentBlock,
  type ContentBlocks,
  contentBlocksQuery,
  useContentBlocks,
} from './content-blocks.ts';
export { latestNewsQuery, type NewsPost, useLatestNews } from './latest-news.ts';
export { newsListQuery, useNewsList } from './news-list.ts';
export { newsPostQuery, useNewsPost } from './news-post.ts';
