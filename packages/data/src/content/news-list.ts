import { pageSizes } from '@surtidor/domain';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type NewsPost, toNewsPost } from './latest-news.ts';
import { NewsListDocument } from './news-list.generated.ts';

/** All posts, newest first, 3 a page (spec 7, `mpBlogPosts`; spec 9). */
const newsListQuery = definePagedQuery({
  document: NewsListDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: pageSizes.newsList,
  read: ({ mpBlogPosts: response }) => readPage(response, toNewsPost),
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of all posts. */
export const buildNewsListRequest = () => buildFirstPageRequest(newsListQuery, {});

/** Queries the posts page by page. */
export const useNewsList = (options?: PagedOptions): PagedRemote<NewsPost, null> =>
  usePaged(newsListQuery, buildNewsListRequest().variables, options);
