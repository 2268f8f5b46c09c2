/** Where the realtime database is and how one signs in to it. Configuration, no secret. */
export interface RealtimeSettings {
  readonly databaseUrl: string;
  /** Address of a sign-in service that stands in for the vendor's; empty for the vendor's own. */
  readonly authUrl: string;
  readonly apiKey: string;
  readonly projectId: string;
}

/** One user's node in the realtime database (spec 7): all that the portal does with it. */
export interface NotificationNode {
  /** Calls back with the node's whole value, now and after each change; `onEnd` when it may not. */
  readonly watch: (onValue: (value: unknown) => void, onEnd: (error: unknown) => void) => void;
  /** Sets the read flag of one notification: 0 is unread. */
  readonly setReadFlag: (key: string, flag: 0 | 1) => Promise<void>;
  /** Sets these notifications to null, all or none. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Sets the whole node to null. */
  readonly removeAll: () => Promise<void>;
  /** Signs out of the realtime database and stops listening. */
  readonly close: () => Promise<void>;
}

/** Opens a user's node with a token made for that user. Rejects when that is refused. */
export type OpenNotificationNode = (
  settings: RealtimeSettings,
  userId: string,
  token: string,
) => Promise<NotificationNode>;

/** The place of a user's notifications; null for an id that cannot be part of a path. */
export const notificationPath = (userId: string): string | null =>
  /^[^.#$[\]/\p{Cc}]+$/u.test(userId) ? `Notifications/Users/${userId}` : null;
