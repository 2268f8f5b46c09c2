export {
  type ContentBlocks,
  contentBlocksQuery,
  contentBlocksRequest,
  useContentBlocks,
} from './content-blocks.ts';
export { latestNewsQuery, latestNewsRequest, type NewsPost, useLatestNews } from './latest-news.ts';
export { newsListRequest, useNewsList } from './news-list.ts';
export { newsPostQuery, newsPostRequest, useNewsPost } from './news-post.ts';
