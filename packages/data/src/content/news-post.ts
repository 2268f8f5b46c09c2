import type { RemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { list } from '../shared/wire.ts';
import { firstNewsPost } from './first-news-post.ts';
import { type NewsPost, toNewsPost } from './latest-news.ts';
import {
  NewsPostDocument,
  type NewsPostQuery,
  type NewsPostQueryVariables,
} from './news-post.generated.ts';

/** One post of the blog (spec 2, /allied/news). A post that is gone is 'empty'. */
export const newsPostQuery: RemoteQuery<
  NewsPostQuery,
  NewsPostQueryVariables,
  { readonly post: NewsPost | null }
> = {
  document: NewsPostDocument,
  freshness: 'refresh',
  read: ({ mpBlogPosts: answer }) => answer && { post: toNewsPost(list(answer.items)[0] ?? null) },
  isEmpty: ({ post }) => post === null,
};

/** The post with this id; nothing is asked without one. */
export const useNewsPost = (id: string): Remote<{ readonly post: NewsPost | null }> =>
  useRemote(newsPostQuery, id ? firstNewsPost(id).variables : null);
