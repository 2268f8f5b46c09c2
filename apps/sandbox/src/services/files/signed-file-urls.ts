import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { FILE_KINDS, type FileRequest, type FileUrls } from '../../environment/file-request.ts';

/** Lifetime of a URL. Long enough for a page that stays open during lunch. */
export const FILE_URL_LIFETIME_MS = 2 * 60 * 60 * 1000;

const payloadSchema = z.tuple([
  z.enum(FILE_KINDS),
  z.enum(['pdf', 'xlsx']),
  z.string(),
  z.string(),
  z.number(),
]);

/** The result of verifying a URL. */
export type FileUrlResult =
  | { readonly kind: 'valid'; readonly request: FileRequest }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/** Creates and verifies signed URLs. */
export interface SignedFileUrls extends FileUrls {
  /** Verifies the token, which is the part of the path after `/files/`. */
  verify(token: string): FileUrlResult;
}

export interface SignedFileUrlOptions {
  readonly origin: string;
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Creates signed URLs. They contain the complete request, so that nothing has to be stored. */
export function createSignedFileUrls({
  origin,
  secret,
  now,
}: SignedFileUrlOptions): SignedFileUrls {
  const sign = (payload: string) =>
    createHmac('sha256', secret).update(`file:${payload}`).digest('base64url');

  return {
    createUrl: ({ kind, format, clientCode, subject }) => {
      const content = [kind, format, clientCode, subject, now() + FILE_URL_LIFETIME_MS];
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${origin}/files/${payload}.${sign(payload)}`;
    },
    verify: (token) => {
      const [payload, signature, ...rest] = token.split('.');
      if (!payload || !signature || rest.length > 0) return { kind: 'forged' };
      if (!isEqual(signature, sign(payload))) return { kind: 'forged' };
      const content = payloadSchema.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
      );
      const [kind, format, clientCode, subject, expiresAt] = content;
      if (expiresAt <= now()) return { kind: 'expired' };
      return { kind: 'valid', request: { kind, format, clientCode, subject } };
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
