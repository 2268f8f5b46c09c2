import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text } from '../shared/wire.ts';
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

/** A content block; null without an identifier or without content. */
export function toContentBlock(row: Row): ContentBlock | null {
  const wire = entry(row);
  const identifier = text(wire?.identifier);
  const html = text(wire?.content);
  return identifier && html ? { identifier, title: text(wire?.title), html } : null;
}

/** Content blocks, asked of the backend each time (spec 7: no cache). */
export const contentBlocksQuery: RemoteQuery<
  ContentBlocksQuery,
  ContentBlocksQueryVariables,
  ContentBlocks
> = {
  document: ContentBlocksDocument,
  freshness: 'fresh',
  partial: true,
  read: ({ cmsBlocks }) =>
    cmsBlocks &&
    new Map(
      readableRows(mapRows(cmsBlocks.items, toContentBlock)).map((block) => [
        block.identifier,
        block,
      ]),
    ),
  isEmpty: (blocks) => blocks.size === 0,
};

/** The blocks with these identifiers. Nothing is asked for an empty list. */
export const useContentBlocks = (identifiers: readonly string[]): Remote<ContentBlocks> =>
  useRemote(
    contentBlocksQuery,
    identifiers.length > 0 ? firstContentBlocks(identifiers).variables : null,
  );
