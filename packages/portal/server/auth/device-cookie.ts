import { createHmac, randomBytes } from 'node:crypto';
import { normalizeEmail } from '@surtidor/domain';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';

const cookieName = 'surtidor-device';
const yearSeconds = 365 * 86_400;
/** Maximum number of users of a shared browser. */
const maxTags = 8;

/** The settings of the device cookie. */
export interface DeviceSettings {
  /** The key that signs the cookie. Must be identical in all instances. */
  readonly secret: string;
  /** Whether the portal is served over https. */
  readonly secure: boolean;
}

interface Device {
  readonly id: string;
  /** The tags of the users who signed in from this browser. Only this server can create them. */
  readonly tags: readonly string[];
}

const createTag = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

const getTag = ({ secret }: DeviceSettings, id: string, email: string) =>
  createTag(secret, `device ${id} ${email}`);

async function readDevice(context: Context, { secret }: DeviceSettings): Promise<Device | null> {
  const value = await getSignedCookie(context, secret, cookieName);
  if (typeof value !== 'string') return null;
  const [id = '', ...tags] = value.split('~');
  return id === '' ? null : { id, tags };
}

/** Hashes an e-mail or network for a shared store. */
export const hashKey = ({ secret }: DeviceSettings, text: string): string =>
  createTag(secret, `key ${text}`);

/** Normalizes an e-mail address for comparison, as the backend does. */
export const getEmailKey = (email: string): string => normalizeEmail(email).toLowerCase();

/** Returns the browser's id if the user with this e-mail address has signed in from it, otherwise null. */
export async function findTrustedDevice(
  context: Context,
  settings: DeviceSettings,
  email: string,
): Promise<string | null> {
  const device = await readDevice(context, settings);
  return device?.tags.includes(getTag(settings, device.id, getEmailKey(email))) ? device.id : null;
}

/** Records that the user with this e-mail address has signed in from this browser. */
export async function rememberDevice(
  context: Context,
  settings: DeviceSettings,
  email: string,
): Promise<void> {
  const previousDevice = await readDevice(context, settings);
  const id = previousDevice?.id ?? randomBytes(16).toString('base64url');
  const tag = getTag(settings, id, getEmailKey(email));
  const tags = [
    tag,
    ...(previousDevice?.tags ?? []).filter((existingTag) => existingTag !== tag),
  ].slice(0, maxTags);
  await setSignedCookie(context, cookieName, [id, ...tags].join('~'), settings.secret, {
    // The sign-in form is posted to the page's own path.
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    maxAge: yearSeconds,
  });
}
