/** The key of one session; each sign-in has its own. */
export const sessionKeyCookie = 'session-key';
