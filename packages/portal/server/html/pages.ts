import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PublicConfig } from '../../src/shared/config/public-config.ts';
import type { ReturnedSignIn } from '../../src/shared/session/returned-sign-in.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** The pages of the portal. */
export interface Pages {
  readonly config: PublicConfig;
  /** Renders the page of a request. */
  readonly serve: Handler<PortalEnvironment>;
  /** Renders the sign-in page with a form that was posted without JavaScript. */
  readonly respondToSignIn: (
    context: Context<PortalEnvironment>,
    response: { readonly returned: ReturnedSignIn; readonly status: ContentfulStatusCode },
  ) => Promise<Response>;
}
