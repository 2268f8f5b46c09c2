import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { createSurtidorClient } from '../client/create-client.ts';
import { costOf, excessOf } from '../limits/index.ts';
import { fakeFetch } from '../test-support/fake-fetch.ts';
import { operationFor, operationHash } from './index.ts';

interface Sent {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
}

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const folder = fileURLToPath(new URL('..', import.meta.url));
const modules = await Promise.all(
  globSync('**/*.generated.ts', { cwd: folder }).map((file) => import(`${folder}/${file}`)),
);
const operations = modules.flatMap((module) => Object.values(module)).filter(isOperation);

/** The body of the POST in which a client sends an operation. */
async function bodyOf(document: DocumentNode, persisted: boolean): Promise<Sent> {
  const { fetch, seen } = fakeFetch(() => Response.json({ errors: [{ message: 'no' }] }));
  const client = createSurtidorClient({
    uri: '/graphql',
    product: 'Producto',
    onUnauthorized: () => undefined,
    persisted,
    fetch,
  });
  const [{ operation } = { operation: undefined }] = document.definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  );
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  await (operation === 'mutation'
    ? client.mutate({ mutation: document, ...options })
    : client.query({ query: document, ...options }));
  return seen[0]?.body as Sent;
}

test('every operation is named by the hash of the very text that would be sent', async () => {
  expect(operations.length).toBeGreaterThan(20);
  for (const document of operations) {
    const [asText, asHash] = [await bodyOf(document, false), await bodyOf(document, true)];
    const hash = createHash('sha256')
      .update(asText.query ?? '')
      .digest('hex');
    expect(operationHash(document)).toBe(hash);
    expect(asHash.extensions?.persistedQuery).toEqual({ version: 1, sha256Hash: hash });
    expect(asHash.query).toBeUndefined();
  }
});

test('ten of the largest operations in one batch stay within the limits', () => {
  const costs = operations.map(costOf);
  for (const kind of ['fields', 'aliases', 'rootFields', 'depth'] as const) {
    const largest = costs.toSorted((one, other) => other[kind] - one[kind])[0];
    expect(largest && excessOf(largest)).toBeNull();
  }
});

test('the product takes its place in the text that a server kept', () => {
  expect(operationFor('{ getBonosProducto { uuid } }', { product: 'Aurora' })).toContain(
    'getBonosProducto: getBonosAurora',
  );
});
