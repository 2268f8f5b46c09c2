/** Names one sign-in: another sign-in, of the same person too, has another key. */
export const sessionKeyCookie = 'session-key';
