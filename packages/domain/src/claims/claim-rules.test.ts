import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  cleanClaimFileName,
  getClaimErrors,
  getClaimFilesProblem,
  getClaimFileType,
} from './claim-rules.ts';
import { claimLimits } from './vocabulary.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

it.each([
  ['', 'El valor no coincide', ['reason']],
  ['VALOR', '', ['text']],
  ['VALOR', 'corto    ', ['text']],
  ['VALOR', 'x'.repeat(claimLimits.maxText + 1), ['text']],
  ['VALOR', 'El valor no coincide con el pedido.', []],
])('validates the reason %j and the text', (reason, text, fields) => {
  expect(Object.keys(getClaimErrors({ key: 'k', reason, text }))).toEqual(fields);
});

describe('files', () => {
  it.each([
    ['a photo', jpeg, 'image/jpeg'],
    ['a PDF', encode('%PDF-1.7'), 'application/pdf'],
    ['an image of a browser', encode('RIFF0000WEBPVP8 '), 'image/webp'],
    ['a sound in the same container', encode('RIFF0000WAVEfmt '), null],
    ['a web page', encode('<!doctype html><script>'), null],
    ['a drawing with scripts', encode('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a PDF behind other content', encode('<html>%PDF-1.7'), null],
    ['nothing', new Uint8Array(), null],
  ])('recognises %s by its content', (_, bytes, type) => {
    expect(getClaimFileType(bytes)).toBe(type);
  });

  it.each([
    ['foto.JPG', 'image/jpeg', 'foto.jpg'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Usuarios\\Ana\\remisión 12.pdf', 'application/pdf', 'remisión 12.pdf'],
    ['factura.html', 'application/pdf', 'factura.pdf'],
    ['<img src=x onerror=alert(1)>.png', 'image/png', 'img srcx onerroralert(1).png'],
    ['..', 'image/png', 'archivo.png'],
  ] as const)('names %j of %s %j', (name, type, cleaned) => {
    expect(cleanClaimFileName(name, type)).toBe(cleaned);
  });

  property('never names a folder', [fc.string()], (name) => {
    expect(cleanClaimFileName(name, 'image/png')).toMatch(/^[\p{L}\p{N}\p{M} _()-]+\.png$/u);
  });

  it('accepts a few small files', () => {
    const large = new Uint8Array(claimLimits.totalBytes);
    large.set(jpeg);
    expect(getClaimFilesProblem([])).toBeNull();
    expect(getClaimFilesProblem([{ bytes: large }])).toBeNull();
    expect(getClaimFilesProblem([{ bytes: large }, { bytes: jpeg }])).toBe('size');
    expect(getClaimFilesProblem(Array.from({ length: 4 }, () => ({ bytes: jpeg })))).toBe('count');
    expect(getClaimFilesProblem([{ bytes: encode('<svg>') }])).toBe('type');
  });
});
