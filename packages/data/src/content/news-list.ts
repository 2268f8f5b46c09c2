import { pageSizes } from '@surtidor/domain';
import { buildFirstPageRequest, type PagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type NewsPost, toNewsPost } from './latest-news.ts';
import {
  NewsListDocument,
  type NewsListQuery,
  type NewsListQueryVariables,
} from './news-list.generated.ts';

/** All posts, newest first, 3 a page (spec 7, `mpBlogPosts`; spec 9). */
const newsListQuery: PagedQuery<NewsListQuery, NewsListQueryVariables, NewsPost> = {
  document: NewsListDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: pageSizes.newsList,
  getKey: ({ id }) => id,
  read: ({ mpBlogPosts: response }) => readPage(response, toNewsPost),
};

/** Builds the request for the first page of all posts. */
export const buildNewsListRequest = () =>
  buildFirstPageRequest(NewsListDocument, {}, pageSizes.newsList);

/** Queries the posts page by page. */
export const useNewsList = (options?: PagedOptions): PagedRemote<NewsPost, null> =>
  usePaged(newsListQuery, buildNewsListRequest().variables, options);
