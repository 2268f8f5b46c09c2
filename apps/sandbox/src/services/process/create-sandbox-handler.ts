import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '../../environment/environment.ts';
import { createGraphqlHandler } from '../../yoga.ts';
import { createChatRoutes } from '../chat/chat-routes.ts';
import { createContentRoutes } from '../content/content-routes.ts';
import {
  dropConnection,
  type HttpHandler,
  injectTransportFaults,
} from '../control/transport-faults.ts';
import { createFileRoutes } from '../files/file-routes.ts';
import type { SignedFileUrls } from '../files/signed-file-urls.ts';
import { createSessionRoutes } from '../links/session-routes.ts';
import type { MailFolder } from '../mail/mail-folder.ts';
import { createMailRoutes } from '../mail/mail-routes.ts';
import type { Provider } from '../provider/provider.ts';
import { createProviderRoutes } from '../provider/provider-routes.ts';
import type { TokenEscapes } from '../provider/token.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { createStoreLinks } from '../store/store-links.ts';
import { createStoreRoutes } from '../store/store-routes.ts';
import { createVisitorRoutes } from '../visitor/visitor-routes.ts';

export interface RoutesOptions {
  readonly environment: Environment;
  readonly fileUrls: SignedFileUrls;
  readonly provider: Provider;
  readonly realtime: Realtime;
  readonly mail: MailFolder;
  readonly markers: TokenEscapes;
  /** The control API; null if it is disabled. */
  readonly control: Hono | null;
}

/** Creates the HTTP handler of the sandbox. */
export function createSandboxHandler(options: RoutesOptions): HttpHandler {
  const handleGraphql = createGraphqlHandler(options.environment);
  const serviceRoutes = createServiceRoutes(options);
  return injectTransportFaults(options.environment.faults, async (request, env) => {
    if (new URL(request.url).pathname !== '/graphql') return serviceRoutes.fetch(request, env);
    const response = await handleGraphql(request);
    return response === 'drop' ? dropConnection(env) : response;
  });
}

function createServiceRoutes(options: RoutesOptions): Hono<{ Bindings: HttpBindings }> {
  const { environment, fileUrls, provider, realtime, mail, markers, control } = options;
  const { portalOrigin } = environment;
  const links = createStoreLinks(environment.now);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', (c) => c.redirect(portalOrigin));
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.route('/', createSessionRoutes({ environment, realtime, links }));
  app.route('/', realtime.routes);
  app.route('/', createFileRoutes({ environment, urls: fileUrls }));
  app.route('/', createProviderRoutes({ provider, portalOrigin, markers }));
  app.route('/', createStoreRoutes({ db: environment.db, links, portalOrigin }));
  app.route('/', createContentRoutes());
  app.route('/', createMailRoutes(mail));
  app.route('/', createChatRoutes());
  app.route('/', createVisitorRoutes());
  if (control) app.route('/', control);
  app.notFound((c) => c.text('The sandbox has no page at this URL.', 404));
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}`, error);
    return c.text('Internal server error. See the log of the sandbox.', 500);
  });
  return app;
}
