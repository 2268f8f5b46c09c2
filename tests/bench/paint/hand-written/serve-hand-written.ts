import { readFileSync } from 'node:fs';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { createServer } from '../../../../apps/portal/server/create-server.ts';
import { startPages } from '../../../../apps/portal/server/html/start-pages.ts';
import { listen } from '../../../../apps/portal/server/listen.ts';
import { readBuild } from '../../../../apps/portal/server/read-build.ts';
import { publicConfigOf } from '../../../../apps/portal/server/settings/public-config-of.ts';
import { readSettings } from '../../../../apps/portal/server/settings/read-settings.ts';
import { portalSettings } from '../../../../tools/portal-settings.ts';
import { freePorts } from '../../../harness/free-ports.ts';

/** A server of the page written by hand. */
export interface HandWritten {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the sign-in page as somebody would write it by hand, without any script, from the portal's
 * own server: the same compression, headers, policy and font file. Nothing of the same look can be
 * painted much earlier.
 */
export async function serveHandWritten(sandbox: string): Promise<HandWritten> {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const settings = readSettings(portalSettings(origin, sandbox, port));
  const config = publicConfigOf(settings, sandboxProfile);
  const { assets, operations } = await readBuild(config);
  const font = [...assets.keys()].find((path) => path.endsWith('.woff2')) ?? '';
  const html = readFileSync(new URL('login.html', import.meta.url), 'utf8').replace(
    '__FONT__',
    font,
  );
  const app = createServer({
    settings,
    backendProfile: sandboxProfile,
    assets,
    operations,
    pages: startPages({
      config,
      renderPage: (_, { context: { nonce } }) =>
        new Response(html.replaceAll('__NONCE__', nonce), {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        }),
      backendUrl: settings.BACKEND_URL,
      dataTimeoutMs: settings.PAGE_DATA_TIMEOUT_MS,
    }),
    log: () => undefined,
  });
  const server = await listen(app, port);
  return { origin, stop: () => server.stop(0) };
}
