import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '../../environment/environment.ts';
import { createGraphqlHandler } from '../../yoga.ts';
import { createChatRoutes } from '../chat/chat-routes.ts';
import { createContentRoutes } from '../content/content-routes.ts';
import {
  dropConnection,
  type HttpHandler,
  withTransportFaults,
} from '../control/transport-faults.ts';
import type { SignedFileAddresses } from '../files/file-addresses.ts';
import { fileRoutes } from '../files/file-routes.ts';
import { sessionRoutes } from '../links/session-routes.ts';
import type { MailFolder } from '../mail/mail-folder.ts';
import { mailRoutes } from '../mail/mail-routes.ts';
import type { Provider } from '../provider/provider.ts';
import { providerRoutes } from '../provider/provider-routes.ts';
import type { TokenEscapes } from '../provider/token.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { createStoreLinks } from '../store/store-links.ts';
import { storeRoutes } from '../store/store-routes.ts';
import { visitorRoutes } from '../visitor/visitor-routes.ts';

export interface RoutesOptions {
  readonly environment: Environment;
  readonly addresses: SignedFileAddresses;
  readonly provider: Provider;
  readonly realtime: Realtime;
  readonly mail: MailFolder;
  readonly markers: TokenEscapes;
  /** The control port; null where it is closed. */
  readonly control: Hono | null;
}

/** The HTTP handler of the sandbox. */
export function sandboxHandler(options: RoutesOptions): HttpHandler {
  const graphql = createGraphqlHandler(options.environment);
  const services = serviceRoutes(options);
  return withTransportFaults(options.environment.faults, async (request, env) => {
    if (new URL(request.url).pathname !== '/graphql') return services.fetch(request, env);
    const response = await graphql(request);
    return response === 'drop' ? dropConnection(env) : response;
  });
}

function serviceRoutes(options: RoutesOptions): Hono<{ Bindings: HttpBindings }> {
  const { environment, addresses, provider, realtime, mail, markers, control } = options;
  const { portalOrigin } = environment;
  const links = createStoreLinks(environment.now);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', (c) => c.redirect(portalOrigin));
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.route('/', sessionRoutes({ environment, realtime, links }));
  app.route('/', realtime.routes);
  app.route('/', fileRoutes({ environment, addresses }));
  app.route('/', providerRoutes({ provider, portalOrigin, markers }));
  app.route('/', storeRoutes({ db: environment.db, links, portalOrigin }));
  app.route('/', createContentRoutes());
  app.route('/', mailRoutes(mail));
  app.route('/', createChatRoutes());
  app.route('/', visitorRoutes());
  if (control) app.route('/', control);
  app.notFound((c) => c.text('There is nothing at this address of the sandbox.', 404));
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}`, error);
    return c.text('The sandbox failed to answer; its log says why.', 500);
  });
  return app;
}
