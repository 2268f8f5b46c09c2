import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PublicConfig } from '../../src/platform/config/public-config.ts';
import type { ReturnedSignIn } from '../../src/platform/session/returned-sign-in.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** The portal's pages as the server answers them. */
export interface Pages {
  readonly config: PublicConfig;
  /** Answers an address that a person may open. */
  readonly serve: Handler<PortalEnvironment>;
  /** Answers the sign-in page with a form that was posted to it without script. */
  readonly answerSignIn: (
    context: Context<PortalEnvironment>,
    answer: { readonly returned: ReturnedSignIn; readonly status: ContentfulStatusCode },
  ) => Promise<Response>;
}
