import { describe, expect, it } from 'vitest';
import { toPdfOutcome } from './pdf-outcome.ts';

const hosts = ['files.example'];

describe('toPdfOutcome', () => {
  it('returns a file if the deployment allows the URL', () => {
    expect(toPdfOutcome({ kind: 'url', url: 'https://files.example/a.pdf?x=1' }, hosts)).toEqual({
      kind: 'file',
      href: 'https://files.example/a.pdf?x=1',
    });
  });

  it.each([
    'https://evil.example/a.pdf',
    'javascript:alert("http")',
    'data:text/html,http',
    'https://files.example@evil.example/http',
  ])('rejects %s', (url) => {
    expect(toPdfOutcome({ kind: 'url', url }, hosts)).toEqual({
      kind: 'warning',
      message: { key: 'This address is not allowed.' },
    });
  });

  it('returns the text of the server or a not-found message', () => {
    expect(toPdfOutcome({ kind: 'server-text', text: 'Sin soporte' }, hosts)).toEqual({
      kind: 'warning',
      message: 'Sin soporte',
    });
    expect(toPdfOutcome({ kind: 'not-found' }, hosts)).toEqual({
      kind: 'warning',
      message: { key: 'Data not found' },
    });
  });
});
