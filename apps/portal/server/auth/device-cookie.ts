import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';

const name = 'surtidor-device';
const yearSeconds = 365 * 86_400;
/** People who share a browser: the last ones are remembered. */
const remembered = 8;

/** How a deployment signs what a browser remembers. */
export interface DeviceSettings {
  /** Signs the cookie; the same in all copies. */
  readonly secret: string;
  /** True when the portal is reached over https. */
  readonly secure: boolean;
}

interface Device {
  readonly id: string;
  /** Who signed in here, as tags that only this server can make. */
  readonly tags: readonly string[];
}

const short = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

const tagOf = ({ secret }: DeviceSettings, id: string, email: string) =>
  short(secret, `device ${id} ${email}`);

async function readDevice(context: Context, { secret }: DeviceSettings): Promise<Device | null> {
  const value = await getSignedCookie(context, secret, name);
  if (typeof value !== 'string') return null;
  const [id = '', ...tags] = value.split('~');
  return id === '' ? null : { id, tags };
}

/** A key of an e-mail or a network for a store that others may read: it tells nothing of it. */
export const hiddenKey = ({ secret }: DeviceSettings, text: string): string =>
  short(secret, `key ${text}`);

/** An e-mail as the backend compares it. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The browser's key, when this address was signed in from it before; null for any other browser. */
export async function knownDevice(
  context: Context,
  settings: DeviceSettings,
  email: string,
): Promise<string | null> {
  const device = await readDevice(context, settings);
  return device?.tags.includes(tagOf(settings, device.id, normalEmail(email))) ? device.id : null;
}

/** Remembers that this address was signed in from this browser. */
export async function rememberDevice(
  context: Context,
  settings: DeviceSettings,
  email: string,
): Promise<void> {
  const before = await readDevice(context, settings);
  const id = before?.id ?? randomBytes(16).toString('base64url');
  const tag = tagOf(settings, id, normalEmail(email));
  const tags = [tag, ...(before?.tags ?? []).filter((one) => one !== tag)].slice(0, remembered);
  await setSignedCookie(context, name, [id, ...tags].join('~'), settings.secret, {
    // The sign-in form posts itself to the page's own address.
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    maxAge: yearSeconds,
  });
}
