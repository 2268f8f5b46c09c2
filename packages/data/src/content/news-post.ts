import { mapRemote } from '../shared/map-remote.ts';
import { readArray } from '../shared/readers.ts';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { useDataContext } from '../shared/surtidor-data.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { latestNewsQuery, latestNewsRequest, type NewsPost, toNewsPost } from './latest-news.ts';
import {
  NewsPostDocument,
  type NewsPostQuery,
  type NewsPostQueryVariables,
} from './news-post.generated.ts';

/** A blog post (spec 2, /allied/news). A missing post is 'empty'. */
export const newsPostQuery: RemoteQuery<
  NewsPostQuery,
  NewsPostQueryVariables,
  { readonly post: NewsPost | null }
> = {
  document: NewsPostDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ mpBlogPosts: response }) =>
    response && { post: toNewsPost(readArray(response.items)[0] ?? null) },
  isEmpty: ({ post }) => post === null,
};

/** Maximum page size: older posts are not linked from anywhere. */
const searchedPosts = 100;

/** The post with this id. */
export const newsPostRequest = (id: string) => ({ document: NewsPostDocument, variables: { id } });

/** The post with this id, if given. Without a backend filter it is searched in the newest posts. */
export function useNewsPost(id: string): Remote<{ readonly post: NewsPost | null }> {
  const { newsFilter } = useDataContext().backendProfile.capabilities;
  const found = useRemote(newsPostQuery, id && newsFilter ? newsPostRequest(id).variables : null);
  const listed = useRemote(
    latestNewsQuery,
    id && !newsFilter ? latestNewsRequest(searchedPosts).variables : null,
  );
  if (newsFilter) return found;
  const { state, retry } = listed;
  const post = mapRemote(state, (posts) => ({ post: posts.find((one) => one.id === id) ?? null }));
  const isGone = post.kind === 'ready' && post.value.post === null;
  return { retry, state: isGone ? { kind: 'empty' } : post };
}
