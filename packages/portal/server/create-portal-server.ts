import { operations } from '@surtidor/data/operations';
import type { Hono } from 'hono';
import { createServer, type ServerDependencies } from './create-server.ts';
import { inlineIcon } from './html/inline-icon.ts';
import { createStartPages } from './html/start-pages.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import type { Build } from './read-build.ts';
import { checkDefinition } from './settings/check-definition.ts';
import { getPublicConfig } from './settings/public-config.ts';

/** Options of {@link createPortalServer}. */
export interface PortalServerOptions
  extends Omit<ServerDependencies, 'assets' | 'definition' | 'operations' | 'pages'> {
  /** The build of the portal (`readBuild`). */
  readonly build: Omit<Build, 'id'>;
  /** Whether pages have a content security policy; true by default. Not in development, where Vite injects code. */
  readonly hasContentSecurityPolicy?: boolean;
}

/**
 * Creates the server of a built portal: its pages, files, session and requests to the backend.
 * @throws DefinitionError for a mistake in the distributor's configuration.
 */
export function createPortalServer({
  build: { assets, renderPage, ...build },
  hasContentSecurityPolicy = true,
  ...dependencies
}: PortalServerOptions): Hono<PortalEnvironment> {
  const { settings, backendProfile } = dependencies;
  checkDefinition(build.definition);
  const favicon = inlineIcon(build.definition.favicon, assets);
  const definition = { ...build.definition, ...(favicon !== undefined && { favicon }) };
  return createServer({
    ...dependencies,
    assets,
    definition,
    operations,
    pages: createStartPages({
      config: getPublicConfig(settings, backendProfile, definition),
      definition,
      renderPage,
      backendUrl: settings.BACKEND_URL,
      realtimeCredentialsUrl: settings.REALTIME_CREDENTIALS_URL,
      publicOrigin: settings.PUBLIC_ORIGIN,
      dataTimeoutMs: settings.PAGE_DATA_TIMEOUT_MS,
      hasContentSecurityPolicy,
    }),
  });
}
