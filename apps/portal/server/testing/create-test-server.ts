import { sandboxProfile } from '@surtidor/data/backend-profile';
import { matchRoute } from '@surtidor/domain';
import { createServer, type ServerParts } from '../create-server.ts';
import type { Pages } from '../html/pages.ts';
import { startPages } from '../html/start-pages.ts';
import type { RequestLine } from '../logging/request-log.ts';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';

export const ownOrigin = 'https://portal.example.com';

/** Pages that show their parameters. */
export const testPage = (config = getPublicConfig(readSettings({}), sandboxProfile)): Pages =>
  startPages({
    config,
    backendUrl: 'http://localhost:1/graphql',
    dataTimeoutMs: 0,
    renderPage: ({ url }, { context: { page, nonce } }) => {
      if (matchRoute(new URL(url).pathname, config.deploymentOptions.product) === null) {
        page.setStatus(404);
      }
      const { session, returned } = page;
      const returnedText = returned === null ? '' : JSON.stringify(returned);
      return new Response(
        `<html data-store="${session.store}" data-nonce="${nonce}">${returnedText}</html>`,
        { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
      );
    },
  });

/** A server with fake dependencies, its log and its delays. */
export function createTestServer(
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<ServerParts> = {},
) {
  const settings = readSettings({ PUBLIC_ORIGIN: ownOrigin, ...environment });
  const config = getPublicConfig(settings, sandboxProfile);
  const lines: RequestLine[] = [];
  const waits: number[] = [];
  const app = createServer({
    settings,
    backendProfile: sandboxProfile,
    assets: new Map(),
    operations: {},
    pages: testPage(config),
    log: (line) => lines.push(line),
    wait: async (ms) => {
      waits.push(ms);
    },
    ...parts,
  });
  return { app, lines, waits, settings };
}

/** A JSON POST as a page of the portal sends it. */
export const ownPost = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: ownOrigin, ...headers },
  body: JSON.stringify(body),
});
