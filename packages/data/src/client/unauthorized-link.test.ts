import { expect, test, vi } from 'vitest';
import { ContentBlocksDocument } from '../content/content-blocks.generated.ts';
import { fetchOnce } from '../shared/call.ts';
import { tinyBackend } from '../test-support/tiny-backend.ts';

const text = "The current customer isn't authorized.";

const blocks = (answer: () => unknown, onUnauthorized: () => void) =>
  fetchOnce(tinyBackend({ Query: { cmsBlocks: answer } }, onUnauthorized).client, {
    document: ContentBlocksDocument,
    variables: { identifiers: ['a'] },
    read: (data) => data.cmsBlocks,
  });

test('the exact text in an error’s message ends the session', async () => {
  const onUnauthorized = vi.fn();
  const outcome = await blocks(() => {
    throw new Error(`Error: ${text}`);
  }, onUnauthorized);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'unauthorized' } });
});

test('the same text inside data is somebody’s text', async () => {
  const onUnauthorized = vi.fn();
  const outcome = await blocks(
    () => ({ items: [{ identifier: 'a', title: text, content: text }] }),
    onUnauthorized,
  );
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(outcome.kind).toBe('done');
});

test('other errors end nothing', async () => {
  const onUnauthorized = vi.fn();
  await blocks(() => {
    throw new Error('the current customer is not authorized');
  }, onUnauthorized);
  expect(onUnauthorized).not.toHaveBeenCalled();
});
