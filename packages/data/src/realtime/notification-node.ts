/** Public settings of the realtime database. */
export interface RealtimeSettings {
  readonly databaseUrl: string;
  /** URL of an emulator that replaces the vendor's sign-in service; null for the vendor's. */
  readonly authUrl: string | null;
  readonly apiKey: string;
  readonly projectId: string;
}

/** One user's node in the realtime database (spec 7). */
export interface NotificationNode {
  /**
   * Calls `onValue` with the node's value, now and after each change, `onEnd` if access is denied, and `onConnection`
   * when the connection drops or is established again.
   */
  readonly watch: (
    onValue: (value: unknown) => void,
    onEnd: (error: unknown) => void,
    onConnection: (isConnected: boolean) => void,
  ) => void;
  /** Sets the read flag of one notification: 0 is unread. */
  readonly setReadFlag: (key: string, flag: 0 | 1) => Promise<void>;
  /** Sets these notifications to null, all or none. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Sets the whole node to null. */
  readonly removeAll: () => Promise<void>;
  /** Signs out of the realtime database and stops listening. */
  readonly close: () => Promise<void>;
}

/** Opens a user's node with a token. Rejects if the token is rejected. */
export type OpenNotificationNode = (
  settings: RealtimeSettings,
  userId: string,
  token: string,
) => Promise<NotificationNode>;

/** Returns the path of a user's notifications; null for an invalid id. */
export const getNotificationPath = (userId: string): string | null =>
  /^[^.#$[\]/\p{Cc}]+$/u.test(userId) ? `Notifications/Users/${userId}` : null;
