import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '@surtidor/domain';
import type { Context } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { isSignedText, type ServerKeys, signText } from './server-keys.ts';

const cookieName = 'surtidor-device';
const yearSeconds = 365 * 86_400;
/** Maximum number of users of a shared browser. */
const maxTags = 8;

/** The settings of the device cookie. */
export interface DeviceSettings {
  /** The keys that sign the cookie. */
  readonly keys: ServerKeys;
  /** Whether the portal is served over https. */
  readonly secure: boolean;
}

interface Device {
  readonly id: string;
  /** The tags of the users who signed in from this browser. Only this server can create them. */
  readonly tags: readonly string[];
}

const getTagText = (id: string, email: string) => `device ${id} ${getEmailKey(email)}`;

async function readDevice(context: Context, { keys }: DeviceSettings): Promise<Device | null> {
  for (const key of keys) {
    const value = await getSignedCookie(context, key, cookieName);
    if (!value) continue;
    const [id = '', ...tags] = value.split('~');
    return { id, tags };
  }
  return null;
}

/** Normalizes an e-mail address for comparison, as the backend does. */
export const getEmailKey = (email: string): string => normalizeEmail(email).toLowerCase();

/**
 * Returns the browser's id if the user with this e-mail address has signed in from it, otherwise null. A cookie that no
 * key signed is recorded.
 */
export async function findTrustedDevice(
  context: Context<PortalEnvironment>,
  settings: DeviceSettings,
  email: string,
): Promise<string | null> {
  const device = await readDevice(context, settings);
  if (device === null) {
    if (getCookie(context, cookieName) !== undefined)
      recordSecurityEvent(context, { event: 'device-cookie-invalid', outcome: 'refused' });
    return null;
  }
  const text = getTagText(device.id, email);
  return device.tags.some((tag) => isSignedText(settings.keys, text, tag)) ? device.id : null;
}

/** Records that the user with this e-mail address has signed in from this browser. */
export async function rememberDevice(
  context: Context,
  settings: DeviceSettings,
  email: string,
): Promise<void> {
  const previousDevice = await readDevice(context, settings);
  const id = previousDevice?.id ?? randomBytes(16).toString('base64url');
  const text = getTagText(id, email);
  const otherTags = (previousDevice?.tags ?? []).filter(
    (tag) => !isSignedText(settings.keys, text, tag),
  );
  const tags = [signText(settings.keys, text), ...otherTags].slice(0, maxTags);
  await setSignedCookie(context, cookieName, [id, ...tags].join('~'), settings.keys[0], {
    // The sign-in form is posted to the page's own path.
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    maxAge: yearSeconds,
  });
}
