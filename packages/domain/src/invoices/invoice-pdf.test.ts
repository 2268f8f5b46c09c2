import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { hasPdf, parsePdfResponse } from './invoice-pdf.ts';

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
  ] as const)(
    'documents of the kind %s and type %s have one: %s',
    (kind, documentType, expected) => {
      expect(hasPdf({ kind, documentType })).toBe(expected);
    },
  );
});

describe('the response to a PDF request (spec 5, 8)', () => {
  it.each([
    ['https://files.example/1.pdf', '', { kind: 'url', url: 'https://files.example/1.pdf' }],
    [' http://x/1 ', null, { kind: 'url', url: 'http://x/1' }],
    ['En proceso', 'mensaje', { kind: 'server-text', text: 'En proceso' }],
    ['', ' mensaje ', { kind: 'server-text', text: 'mensaje' }],
    [null, 'mensaje', { kind: 'server-text', text: 'mensaje' }],
    ['  ', '', { kind: 'not-found' }],
    [null, null, { kind: 'not-found' }],
  ])('parses the URL %j and the message %j', (url, message, response) => {
    expect(parsePdfResponse(url, message)).toEqual(response);
  });

  const anyText = fc.option(fc.oneof(fc.string(), fc.webUrl()), { nil: null });

  property(
    'is a URL only if it contains http, and not found only if both texts are empty',
    [anyText, anyText],
    (url, message) => {
      const response = parsePdfResponse(url, message);
      expect(response.kind === 'url').toBe(url?.includes('http') ?? false);
      if (response.kind === 'not-found') expect(`${url ?? ''}${message ?? ''}`.trim()).toBe('');
    },
  );
});
