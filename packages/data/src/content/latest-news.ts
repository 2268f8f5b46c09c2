import { type CalendarDate, pageSizes } from '@surtidor/domain';
import { readDate, readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { LatestNewsDocument } from './latest-news.generated.ts';
import type { NewsFieldsFragment } from './news-fields.generated.ts';

/** A post of the distributor's blog (spec 3). */
export interface NewsPost {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  /** Untrusted markup: sanitise before rendering (faults 25). */
  readonly html: string;
  /** URL of its image, unchecked; empty if none. */
  readonly imageAddress: string;
  readonly publishedOn: CalendarDate | null;
}

/** Maps a post; returns null without an id or a title. */
export function toNewsPost(row: NewsFieldsFragment | null): NewsPost | null {
  const wire = readObject(row);
  const id = readString(wire?.post_id);
  const title = readString(wire?.name);
  if (!wire || id === '' || title === '') return null;
  return {
    id,
    title,
    slug: readString(wire.url_key),
    summary: readString(wire.short_description),
    html: readString(wire.content),
    imageAddress: readString(wire.image),
    publishedOn: readDate(wire.publish_date),
  };
}

/** The newest posts (spec 7, `mpBlogPosts`). */
export const latestNewsQuery = defineRemoteQuery({
  document: LatestNewsDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ mpBlogPosts: response }) => keepReadableRows(readRows(response?.items, toNewsPost)),
});

/** Builds the request for the newest posts, four by default. */
export const buildLatestNewsRequest = (pageSize: number = pageSizes.newsDashboard) => ({
  document: LatestNewsDocument,
  variables: { pageSize },
});

/** Queries the newest posts, four by default. */
export const useLatestNews = (pageSize?: number): Remote<readonly NewsPost[]> =>
  useRemote(latestNewsQuery, buildLatestNewsRequest(pageSize).variables);
