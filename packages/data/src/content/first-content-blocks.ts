import { ContentBlocksDocument } from './content-blocks.generated.ts';

/** The blocks with these identifiers. */
export const firstContentBlocks = (identifiers: readonly string[]) => ({
  document: ContentBlocksDocument,
  variables: { identifiers: [...identifiers] },
});
