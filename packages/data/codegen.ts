import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, print } from 'graphql';
import { inlineFragments } from './codegen/inline-fragments.ts';

/** The texts of the compiled operations by hash. Codegen adds each operation that it compiles. */
export const operationTexts = new Map<string, string>();

/** Returns the hash of a compiled operation, which replaces its text in requests to the portal's server. */
function addHash(document: DocumentNode) {
  const text = print(document);
  const hash = createHash('sha256').update(text).digest('hex');
  operationTexts.set(hash, text);
  return { hash };
}

/** Shared options: file extensions in imports, and unions instead of enums (erasable syntax). */
const shared = {
  importExtension: '.ts' as const,
  useTypeImports: true,
  enumType: 'string-literal' as const,
  enumsAsTypes: true,
  skipTypename: true,
};

/**
 * Code generated from the schema (schema/*.graphql) and the operations (src/<area>/*.graphql).
 * Paths are relative to this folder.
 */
export const codegenConfig: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'src/generated/types.ts': {
      plugins: ['typescript'],
      config: shared,
    },
    'src/generated/resolver-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        maybeValue: 'T | null | undefined',
        contextType: 'unknown',
        defaultMapper: '../lazy.ts#Lazy<{T}>',
        makeResolverTypeCallable: true,
      },
    },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      documentTransforms: [{ transform: inlineFragments(join(import.meta.dirname, 'src')) }],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        importSchemaTypesFrom: 'src/generated/types.ts',
        // Apollo Client would otherwise create and analyse a new document per client, on the server per request.
        addTypenameToSelectionSets: true,
        unstable_onExecutableDocumentNode: addHash,
      },
    },
  },
};
