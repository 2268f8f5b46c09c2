import { useMemo } from 'react';
import { mapRemote } from '../shared/map-remote.ts';
import { readObject, readString } from '../shared/readers.ts';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  ContentBlocksDocument,
  type ContentBlocksQuery,
  type ContentBlocksQueryVariables,
} from './content-blocks.generated.ts';
import { firstContentBlocks } from './first-content-blocks.ts';

/** A content block written by the distributor's editors (spec 7, `cmsBlocks`). */
export interface ContentBlock {
  readonly identifier: string;
  readonly title: string;
  /** Markup from outside: to be sanitised before it is drawn (faults 25). */
  readonly html: string;
}

/** Blocks by identifier; one that is unknown, unreadable or without content is not in it. */
export type ContentBlocks = ReadonlyMap<string, ContentBlock>;

type Row = NonNullable<NonNullable<ContentBlocksQuery['cmsBlocks']>['items']>[number];

/** A content block; null without content. A backend may leave its identifier out. */
export function toContentBlock(row: Row): ContentBlock | null {
  const wire = readObject(row);
  const html = readString(wire?.content);
  return html
    ? { identifier: readString(wire?.identifier), title: readString(wire?.title), html }
    : null;
}

/** Content blocks, asked of the backend each time (spec 7: no cache), each at its place or null. */
export const contentBlocksQuery: RemoteQuery<
  ContentBlocksQuery,
  ContentBlocksQueryVariables,
  readonly (ContentBlock | null)[]
> = {
  document: ContentBlocksDocument,
  fetchPolicy: 'network-only',
  partial: true,
  read: ({ cmsBlocks }) => cmsBlocks && mapRows(cmsBlocks.items, toContentBlock),
  isEmpty: (blocks) => blocks.every((block) => block === null),
};

/** Blocks by identifier; without one a block has the identifier of its place in the request. */
const blocksByIdentifier = (
  blocks: readonly (ContentBlock | null)[],
  requested: readonly string[],
): ContentBlocks =>
  new Map(
    blocks.flatMap((block, place) => {
      const identifier = block?.identifier || requested[place];
      return block && identifier ? [[identifier, { ...block, identifier }] as const] : [];
    }),
  );

/** The blocks with these identifiers. Nothing is asked for an empty list. */
export function useContentBlocks(identifiers: readonly string[]): Remote<ContentBlocks> {
  const { state, retry } = useRemote(
    contentBlocksQuery,
    identifiers.length > 0 ? firstContentBlocks(identifiers).variables : null,
  );
  const key = identifiers.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of identifiers
  const named = useMemo(
    () => mapRemote(state, (blocks) => blocksByIdentifier(blocks, identifiers)),
    [state, key],
  );
  return { state: named, retry };
}
