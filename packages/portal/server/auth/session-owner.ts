import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { isSignedText, type ServerKeys, signText } from './server-keys.ts';

/** The HttpOnly cookie with the owner of a session. */
export const ownerCookieName = 'session-owner';

/** Whose session it is, as the backend named them at sign-in. A name that the backend did not send is empty. */
export interface SessionOwner {
  readonly userId: string;
  readonly clientCode: string;
  /** Whether support acts for the user. */
  readonly support: boolean;
}

const payloadSchema = z.tuple([z.string(), z.string(), z.boolean()]);

/** The token is part of the signed text, so that the owner of another session is not accepted. */
const getSignedText = (payload: string, token: string) => `owner ${payload} ${token}`;

/** Returns the value of the owner's cookie, which only this deployment can create. */
export function createOwnerCookie(
  keys: ServerKeys,
  token: string,
  { userId, clientCode, support }: SessionOwner,
): string {
  const payload = Buffer.from(JSON.stringify([userId, clientCode, support])).toString('base64url');
  return `${payload}.${signText(keys, getSignedText(payload, token))}`;
}

/**
 * Returns the owner of a request's session. It is null without the cookie, as in a session from before an upgrade, and
 * `invalid` if the cookie was edited, is that of another session, or was signed with a key that is no longer known.
 */
export function readSessionOwner(
  context: Context,
  keys: ServerKeys,
  token: string,
): SessionOwner | 'invalid' | null {
  const value = getCookie(context, ownerCookieName);
  if (value === undefined) return null;
  const [payload = '', signature = ''] = value.split('.');
  if (!isSignedText(keys, getSignedText(payload, token), signature)) return 'invalid';
  const [userId, clientCode, support] = payloadSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { userId, clientCode, support };
}
