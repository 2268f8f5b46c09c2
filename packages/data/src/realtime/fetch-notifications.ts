import { type Notification, readNotifications } from '@surtidor/domain/notifications';
import { limitLength } from '../limits/limit-length.ts';
import { readStringField } from '../rest/get-json.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Fetch } from '../shared/transport/fetch-json.ts';
import { getNotificationPath, type RealtimeSettings } from './notification-node.ts';

/** A longer list is left to the connection, because its page would be large. */
const maxNotifications = 1000;

/** So is a longer response, in bytes: the rules of the database may let users write any text to their node. */
const maxResponseBytes = 1_000_000;

const signInPath = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken';

/** One reading of a user's notifications. */
export interface NotificationsRequest {
  readonly settings: RealtimeSettings;
  readonly userId: string;
  /** Time zone of displayed times. */
  readonly timeZone: string;
  /** Fetches this user's token. */
  readonly fetchToken: () => Promise<Outcome<string>>;
  /**
   * The portal's origin. The server sends it as the referrer, because the API key can be restricted to it. Browsers set
   * the referrer themselves.
   */
  readonly origin?: string;
  /** Ends the requests. */
  readonly signal: AbortSignal;
  readonly fetch?: Fetch;
}

/**
 * Fetches the current notifications once, over the REST interfaces of the sign-in service and of the database, with
 * the same token as the connection. Returns null if there is no complete list. Firebase accepts the id token only in the
 * URL, so that URL must not be logged.
 */
export async function fetchNotifications({
  settings: { databaseUrl, authUrl, apiKey },
  userId,
  timeZone,
  fetchToken,
  origin,
  signal,
  fetch = globalThis.fetch,
}: NotificationsRequest): Promise<readonly Notification[] | null> {
  const path = getNotificationPath(userId);
  if (path === null) return null;
  const requestJson = async (url: URL, init: RequestInit = {}): Promise<unknown> => {
    // Credentials must not follow a redirect.
    const response = await fetch(url.href, { ...init, redirect: 'error', signal });
    if (!response.ok) throw new Error('realtime/rejected');
    return limitLength(response, maxResponseBytes).json();
  };
  try {
    const token = await fetchToken();
    if (token.kind === 'failed') return null;
    const signInUrl = new URL(
      authUrl === null ? `https://${signInPath}` : `${authUrl}/${signInPath}`,
    );
    signInUrl.searchParams.set('key', apiKey);
    const signIn = await requestJson(signInUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(origin !== undefined && { Referer: `${origin}/` }),
      },
      body: JSON.stringify({ token: token.value, returnSecureToken: true }),
    });
    const idToken = readStringField(signIn, 'idToken');
    if (idToken === null) return null;
    const nodeUrl = new URL(databaseUrl);
    nodeUrl.pathname = `${path.split('/').map(encodeURIComponent).join('/')}.json`;
    nodeUrl.searchParams.set('orderBy', '"$key"');
    nodeUrl.searchParams.set('limitToLast', String(maxNotifications + 1));
    nodeUrl.searchParams.set('auth', idToken);
    const node = await requestJson(nodeUrl);
    const notifications = readNotifications(node, timeZone);
    if (node === null) return notifications;
    const isComplete = Object.keys(Object(node)).length <= maxNotifications;
    return isComplete && notifications.length > 0 ? notifications : null;
  } catch {
    return null;
  }
}
