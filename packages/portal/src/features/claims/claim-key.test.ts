import type { ClaimFile } from '@surtidor/domain/claims';
import { afterEach, expect, it, vi } from 'vitest';
import { createClaimKey } from './claim-key.ts';

const draft = { key: 'k', reason: 'VALOR', text: 'El valor no coincide.' };
const file: ClaimFile = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(3) };

afterEach(() => vi.unstubAllGlobals());

it('is the same for the same content', async () => {
  const key = await createClaimKey(draft, [file]);
  expect(key).toMatch(/^k-[0-9a-z]+$/);
  expect(await createClaimKey({ ...draft, text: ` ${draft.text} ` }, [file])).toBe(key);
});

it.each([
  ['the draft', { ...draft, key: 'other' }, [file]],
  ['the reason', { ...draft, reason: 'PAGO' }, [file]],
  ['the text', { ...draft, text: `${draft.text} Adjunto.` }, [file]],
  ['the files', draft, []],
  ['a file', draft, [{ ...file, bytes: new Uint8Array(4) }]],
])('is another for %s', async (_, otherDraft, files) => {
  expect(await createClaimKey(otherDraft, files)).not.toBe(await createClaimKey(draft, [file]));
});

it('is that of the draft without TLS', async () => {
  vi.stubGlobal('crypto', {});
  expect(await createClaimKey(draft, [file])).toBe('k');
});
