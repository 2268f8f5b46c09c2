import { mapRemote } from '../shared/map-remote.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { useDataContext } from '../shared/surtidor-data.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  buildLatestNewsRequest,
  latestNewsQuery,
  type NewsPost,
  toNewsPost,
} from './latest-news.ts';
import { NewsPostDocument } from './news-post.generated.ts';

/** A blog post (spec 2, /allied/news). A missing post is 'empty'. */
export const newsPostQuery = defineRemoteQuery({
  document: NewsPostDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ mpBlogPosts: response }) => {
    const posts = keepReadableRows(readRows(response?.items, toNewsPost));
    return posts && { post: posts[0] ?? null };
  },
  isEmpty: ({ post }) => post === null,
});

/** The backend's maximum page size; no page links to older posts. */
const searchedPageSize = 100;

/** Builds the request for the post with this id. */
export const buildNewsPostRequest = (id: string) => ({
  document: NewsPostDocument,
  variables: { id },
});

/** Queries the post with this id; an empty id skips the query. Without a backend filter, searches the newest posts. */
export function useNewsPost(id: string): Remote<{ readonly post: NewsPost | null }> {
  const { newsFilter } = useDataContext().backendProfile.capabilities;
  const filteredPost = useRemote(
    newsPostQuery,
    id && newsFilter ? buildNewsPostRequest(id).variables : null,
  );
  const newestPosts = useRemote(
    latestNewsQuery,
    id && !newsFilter ? buildLatestNewsRequest(searchedPageSize).variables : null,
  );
  if (newsFilter) return filteredPost;
  const { state, retry } = newestPosts;
  const post = mapRemote(state, (posts) => ({
    post: posts.find((candidate) => candidate.id === id) ?? null,
  }));
  const isMissing = post.kind === 'ready' && post.value.post === null;
  return { retry, state: isMissing ? { kind: 'empty' } : post };
}
