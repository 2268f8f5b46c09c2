export {
  buildContentBlocksRequest,
  type ContentBlocks,
  contentBlocksQuery,
  useContentBlocks,
} from './content-blocks.ts';
export {
  buildLatestNewsRequest,
  latestNewsQuery,
  type NewsPost,
  useLatestNews,
} from './latest-news.ts';
export { buildNewsListRequest, useNewsList } from './news-list.ts';
export { buildNewsPostRequest, newsPostQuery, useNewsPost } from './news-post.ts';
