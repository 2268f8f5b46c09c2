import { sandboxProfile } from '@surtidor/data/backend-profile';
import { matchRoute } from '@surtidor/domain/session';
import { getDeploymentOptions } from '../../src/shared/config/read-config.ts';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createServer, type ServerDependencies } from '../create-server.ts';
import type { Pages } from '../html/pages.ts';
import { createStartPages } from '../html/start-pages.ts';
import type { RequestLine } from '../logging/request-log.ts';
import type { SecurityLine } from '../logging/security-event.ts';
import { getPublicConfig } from '../settings/public-config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sandboxServices } from '../settings/settings-schema.ts';

export const portalOrigin = 'https://portal.example.com';

/** The settings of a deployment whose services do not respond. */
const deployment = {
  PUBLIC_ORIGIN: portalOrigin,
  PORTAL_PROXIES: '0',
  ...Object.fromEntries(Object.keys(sandboxServices).map((name) => [name, 'http://127.0.0.1:9'])),
};

/** Creates pages that contain their parameters. */
export const createTestPages = (
  config = getPublicConfig(readSettings({}), sandboxProfile),
): Pages =>
  createStartPages({
    config,
    definition: specificationPortal,
    backendUrl: 'http://localhost:1/graphql',
    realtimeCredentialsUrl: 'http://localhost:1/credentials',
    dataTimeoutMs: 0,
    renderPage: ({ url }, { context: { page, nonce } }) => {
      if (matchRoute(new URL(url).pathname, getDeploymentOptions(config)) === null) {
        page.setStatus(404);
      }
      const { session, returnedSignIn } = page;
      const returnedText = returnedSignIn === null ? '' : JSON.stringify(returnedSignIn);
      return new Response(
        `<html data-store="${session.store}" data-nonce="${nonce}">${returnedText}</html>`,
        { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
      );
    },
  });

/** Creates a server with fake dependencies. Returns its log lines and delays. */
export function createTestServer(
  environment: Readonly<Record<string, string>> = {},
  overrides: Partial<ServerDependencies> = {},
) {
  const settings = readSettings({ ...deployment, ...environment });
  const config = getPublicConfig(settings, sandboxProfile);
  const logLines: RequestLine[] = [];
  const securityLines: SecurityLine[] = [];
  const waits: number[] = [];
  const app = createServer({
    definition: specificationPortal,
    settings,
    backendProfile: sandboxProfile,
    assets: new Map(),
    operations: {},
    pages: createTestPages(config),
    log: (line) => logLines.push(line),
    logSecurity: (line) => securityLines.push(line),
    wait: async (ms) => {
      waits.push(ms);
    },
    ...overrides,
  });
  return { app, logLines, securityLines, waits, settings };
}

/** Returns a JSON POST request like those that pages of the portal send. */
export const createJsonPost = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: portalOrigin, ...headers },
  body: JSON.stringify(body),
});
