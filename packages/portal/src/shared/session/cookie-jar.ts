import { cookieSeconds } from '@surtidor/domain';

/** The cookie with the session key. Each sign-in has a different key. */
export const sessionKeyCookie = 'session-key';

/** The cookies that scripts can read. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  /** Writes a cookie with the lifetime of the token, seven days (spec 9). */
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** Returns the value of the first cookie with this name. There may be several, for different paths (faults 17). */
export const readCookie = (text: string, name: string): string | null => {
  const pair = text.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1));
};

/** Creates a cookie jar for a document. */
export const createDocumentCookies = (document: Pick<Document, 'cookie'>): CookieJar => {
  const write = (name: string, value: string, maxAge: number) => {
    const secureAttribute = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secureAttribute}`;
  };
  return {
    get: (name) => readCookie(document.cookie, name),
    set: (name, value) => write(name, value, cookieSeconds.token),
    remove: (name) => write(name, '', 0),
  };
};
