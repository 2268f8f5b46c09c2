import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { offersPdf, readPdfResponse } from './invoice-pdf.ts';

describe('which documents offer a PDF (spec 5)', () => {
  it.each([
    ['invoice', 'RV', true],
    ['payment', 'DZ', true],
    ['invoice', 'DB-SF', false],
    ['invoice', 'DB-SP', false],
    ['payment', 'DB', false],
    ['invoice', ' db ', false],
    ['invoice', 'DB-XX', true],
    ['other', 'RV', false],
  ] as const)('%s of type %s: %s', (kind, documentType, offered) => {
    expect(offersPdf({ kind, documentType })).toBe(offered);
  });
});

describe('the response to a PDF request (spec 5, 8)', () => {
  it.each([
    [
      'https://files.example/1.pdf',
      '',
      { kind: 'address', address: 'https://files.example/1.pdf' },
    ],
    [' http://x/1 ', null, { kind: 'address', address: 'http://x/1' }],
    ['En proceso', 'mensaje', { kind: 'server-text', text: 'En proceso' }],
    ['', ' mensaje ', { kind: 'server-text', text: 'mensaje' }],
    [null, 'mensaje', { kind: 'server-text', text: 'mensaje' }],
    ['  ', '', { kind: 'not-found' }],
    [null, null, { kind: 'not-found' }],
  ])('url %j and message %j', (url, message, answer) => {
    expect(readPdfResponse(url, message)).toEqual(answer);
  });

  const anyText = fc.option(fc.oneof(fc.string(), fc.webUrl()), { nil: null });

  property(
    'is a URL only if it contains http, and never loses a text',
    [anyText, anyText],
    (url, message) => {
      const answer = readPdfResponse(url, message);
      expect(answer.kind === 'address').toBe(url?.includes('http') ?? false);
      if (answer.kind === 'not-found') expect(`${url ?? ''}${message ?? ''}`.trim()).toBe('');
    },
  );
});
