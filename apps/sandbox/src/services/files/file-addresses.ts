import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { FILE_KINDS, type FileRequest, type FileUrls } from '../../environment/file-request.ts';

/** How long an address works: long enough for a page left open over lunch. */
export const FILE_LIFE_MS = 2 * 60 * 60 * 1000;

const payloadShape = z.tuple([
  z.enum(FILE_KINDS),
  z.enum(['pdf', 'xlsx']),
  z.string(),
  z.string(),
  z.number(),
]);

/** What an address turned out to be. */
export type ParsedFileAddress =
  | { readonly kind: 'valid'; readonly request: FileRequest }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/** Makes addresses and reads them again. */
export interface SignedFileAddresses extends FileUrls {
  /** Reads the part of the path after `/files/`. */
  read(pass: string): ParsedFileAddress;
}

export interface FileAddressOptions {
  readonly origin: string;
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** URLs contain the signed request, so nothing is stored. */
export function createFileAddresses({
  origin,
  secret,
  now,
}: FileAddressOptions): SignedFileAddresses {
  const sign = (payload: string) =>
    createHmac('sha256', secret).update(`file:${payload}`).digest('base64url');

  return {
    createUrl: ({ kind, format, clientCode, subject }) => {
      const content = [kind, format, clientCode, subject, now() + FILE_LIFE_MS];
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${origin}/files/${payload}.${sign(payload)}`;
    },
    read: (pass) => {
      const [payload, signature, ...rest] = pass.split('.');
      if (!payload || !signature || rest.length > 0) return { kind: 'forged' };
      if (!sameText(signature, sign(payload))) return { kind: 'forged' };
      const content = payloadShape.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
      );
      const [kind, format, clientCode, subject, expiresAt] = content;
      if (expiresAt <= now()) return { kind: 'expired' };
      return { kind: 'valid', request: { kind, format, clientCode, subject } };
    },
  };
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
