import { useMemo } from 'react';
import { mapRemote } from '../shared/map-remote.ts';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { ContentBlocksDocument, type ContentBlocksQuery } from './content-blocks.generated.ts';

/** A content block (spec 7, `cmsBlocks`). */
export interface ContentBlock {
  readonly identifier: string;
  readonly title: string;
  /** Untrusted markup: sanitise before rendering (faults 25). */
  readonly html: string;
}

/** Blocks by identifier, without unknown, unreadable and empty ones. */
export type ContentBlocks = ReadonlyMap<string, ContentBlock>;

type Row = NonNullable<NonNullable<ContentBlocksQuery['cmsBlocks']>['items']>[number];

/** Maps a content block; returns null without content. The identifier may be missing. */
export function toContentBlock(row: Row): ContentBlock | null {
  const wire = readObject(row);
  const html = readString(wire?.content);
  return html
    ? { identifier: readString(wire?.identifier), title: readString(wire?.title), html }
    : null;
}

/** Content blocks, never cached (spec 7), in request order, null if missing. */
export const contentBlocksQuery = defineRemoteQuery({
  document: ContentBlocksDocument,
  fetchPolicy: 'network-only',
  partial: true,
  read: ({ cmsBlocks }) => cmsBlocks && (readRows(cmsBlocks.items, toContentBlock) ?? []),
  isEmpty: (blocks) => blocks.every((block) => block === null),
});

/** Maps blocks by identifier, which defaults to the requested one at the same index. */
const groupByIdentifier = (
  blocks: readonly (ContentBlock | null)[],
  requestedIdentifiers: readonly string[],
): ContentBlocks =>
  new Map(
    blocks.flatMap((block, index) => {
      const identifier = block?.identifier || requestedIdentifiers[index];
      return block && identifier ? [[identifier, { ...block, identifier }] as const] : [];
    }),
  );

/** Builds the request for the blocks with these identifiers. */
export const buildContentBlocksRequest = (identifiers: readonly string[]) => ({
  document: ContentBlocksDocument,
  variables: { identifiers: [...identifiers] },
});

/** Queries the blocks with these identifiers. An empty list skips the query. */
export function useContentBlocks(identifiers: readonly string[]): Remote<ContentBlocks> {
  const { state, retry } = useRemote(
    contentBlocksQuery,
    identifiers.length > 0 ? buildContentBlocksRequest(identifiers).variables : null,
  );
  const key = identifiers.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of identifiers
  const blocksState = useMemo(
    () => mapRemote(state, (blocks) => groupByIdentifier(blocks, identifiers)),
    [state, key],
  );
  return { state: blocksState, retry };
}
