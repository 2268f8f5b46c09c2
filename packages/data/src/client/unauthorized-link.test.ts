import { expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { ContentBlocksDocument } from '../content/content-blocks.generated.ts';
import { fetchOnce } from '../shared/send.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { createSurtidorClient } from './create-client.ts';

const unauthorizedText = "The current customer isn't authorized.";

const fetchBlocks = (respond: () => unknown, onUnauthorized: () => void) =>
  fetchOnce(createMockBackend({ Query: { cmsBlocks: respond } }, onUnauthorized).client, {
    document: ContentBlocksDocument,
    variables: { identifiers: ['a'] },
    read: (data) => data.cmsBlocks,
  });

test('the exact text in an error’s message ends the session', async () => {
  const onUnauthorized = vi.fn();
  const outcome = await fetchBlocks(() => {
    throw new Error(`Error: ${unauthorizedText}`);
  }, onUnauthorized);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'unauthorized' } });
});

test('the same text inside data is ignored', async () => {
  const onUnauthorized = vi.fn();
  const outcome = await fetchBlocks(
    () => ({ items: [{ identifier: 'a', title: unauthorizedText, content: unauthorizedText }] }),
    onUnauthorized,
  );
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(outcome.kind).toBe('done');
});

test('other errors do not end the session', async () => {
  const onUnauthorized = vi.fn();
  await fetchBlocks(() => {
    throw new Error('the current customer is not authorized');
  }, onUnauthorized);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

const createTestClient = (respond: () => Response) => {
  const onUnauthorized = vi.fn();
  const { fetch } = createFakeFetch(respond);
  const client = createSurtidorClient({
    backendProfile: sandboxProfile,
    uri: '/',
    product: 'Surtidor',
    onUnauthorized,
    fetch,
  });
  return {
    onUnauthorized,
    response: client
      .query({ query: ContentBlocksDocument, variables: { identifiers: ['a'] } })
      .catch(() => 'failed'),
  };
};

test.each([
  ['a category in any language', 200, 'La sesión venció', 'graphql-authentication', 1],
  ['the status alone', 401, 'Consumer key has expired', undefined, 1],
  ['a forbidden call', 403, 'No autorizado', 'graphql-authorization', 0],
  [
    'the specified message with an authorization category',
    403,
    unauthorizedText,
    'graphql-authorization',
    1,
  ],
  ['an internal error', 500, 'Internal server error', 'internal', 0],
] as const)(
  'calls onUnauthorized only if the session has ended: %s (HTTP %i)',
  async (_, status, message, category, expectedCalls) => {
    const body = { errors: [{ message, extensions: { category } }] };
    const { onUnauthorized, response } = createTestClient(() => Response.json(body, { status }));
    await response;
    expect(onUnauthorized).toHaveBeenCalledTimes(expectedCalls);
  },
);

test('an unreadable 401 ends the session', async () => {
  const { onUnauthorized, response } = createTestClient(
    () => new Response('<html>', { status: 401 }),
  );
  await response;
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
