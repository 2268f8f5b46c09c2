import type { Hono } from 'hono';
import type { PortalEnvironment } from '../portal-environment.ts';
import { createJsonPost } from './create-test-server.ts';

/** The cookies of a browser. */
export interface BrowserCookies {
  /** The `Cookie` header. */
  readonly header: string;
  readonly get: (name: string) => string;
  /** Returns the header with another value of a cookie; without it if the value is null. */
  readonly with: (name: string, value: string | null) => string;
}

const createBrowserCookies = (values: ReadonlyMap<string, string>): BrowserCookies => {
  const format = (pairs: Iterable<readonly [string, string]>) =>
    [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    header: format(values),
    get: (name) => values.get(name) ?? '',
    with: (name, value) =>
      format([
        ...[...values].filter(([other]) => other !== name),
        ...(value === null ? [] : [[name, value] as const]),
      ]),
  };
};

/** Signs in and returns the browser's cookies. */
export async function signInForCookies(
  app: Hono<PortalEnvironment>,
  credentials: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<BrowserCookies> {
  const response = await app.request(
    '/server-middleware/auth/login',
    createJsonPost(credentials, headers),
  );
  return createBrowserCookies(
    new Map(
      response.headers.getSetCookie().map((line) => {
        const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
        return [name, value.join('=')];
      }),
    ),
  );
}
