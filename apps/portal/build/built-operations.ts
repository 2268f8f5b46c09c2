import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getOperationHash, getOperationText } from '@surtidor/data/operations';
import type { Plugin } from 'vite';

type Document = Parameters<typeof getOperationText>[0];

/** The paths of the operations that codegen compiles. */
const compiledOperationFile = /\/packages\/data\/src\/.*\.generated\.ts$/;

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'definitions' in value;

async function getOperations(file: string): Promise<readonly Document[]> {
  const module: object = await import(pathToFileURL(file).href);
  return Object.values(module).filter(isDocument);
}

/**
 * Writes `operations.json`, which contains the operations of the built pages by hash, next to the client build.
 * The portal's server accepts only these operations (GRAPHQL_OPERATIONS).
 */
export function builtOperations(): Plugin {
  return {
    name: 'surtidor:built-operations',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = [...this.getModuleIds()].filter((id) => compiledOperationFile.test(id));
      const documents = (await Promise.all(files.map(getOperations))).flat();
      const code = Object.values(bundle).map((output) =>
        output.type === 'chunk' ? output.code : '',
      );
      const texts: Record<string, string> = {};
      for (const document of documents) {
        const hash = getOperationHash(document);
        if (hash !== undefined && code.some((chunk) => chunk.includes(hash))) {
          texts[hash] = getOperationText(document);
        }
      }
      writeFileSync(join(dirname(dir), 'operations.json'), JSON.stringify(texts));
    },
  };
}
