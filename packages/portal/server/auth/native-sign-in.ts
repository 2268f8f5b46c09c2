import { getSafeReturnPath, matchRoute } from '@surtidor/domain/session';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import type { Context, Handler } from 'hono';
import { getDeploymentOptions } from '../../src/shared/config/read-config.ts';
import { getPathAfterLogin } from '../../src/shared/session/login-path.ts';
import type { SignInFailure } from '../../src/shared/session/returned-sign-in.ts';
import { validateSignIn } from '../../src/shared/session/sign-in-errors.ts';
import type { Pages } from '../html/pages.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { credentialsSchema, statusByFailure } from './login.ts';
import { type SignInDependencies, signIn } from './sign-in.ts';

const isForm = (context: Context) =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(context.req.header('Content-Type') ?? '');

/** Returns the path of the requested page, from `next` on the sign-in page. */
function getRequestedPath(url: URL, deploymentOptions: DeploymentOptions): string {
  if (matchRoute(url.pathname, deploymentOptions)?.id === 'login') {
    return getPathAfterLogin(url, deploymentOptions);
  }
  return getSafeReturnPath(`${url.pathname}${url.search}`, deploymentOptions) ?? '/';
}

/**
 * Handles a POST of the sign-in form without JavaScript: signs in with the same checks and limits, and redirects to
 * the requested page. After a failure, returns the page with the error and the e-mail address, never the password.
 */
export function nativeSignIn(
  dependencies: SignInDependencies,
  pages: Pages,
): Handler<PortalEnvironment> {
  const deploymentOptions = getDeploymentOptions(pages.config);
  return async (context, next) => {
    if (!isForm(context)) return next();
    const form = new URLSearchParams(await context.req.text());
    const email = (form.get('email') ?? '').trim();
    const password = form.get('password') ?? '';
    const store = form.get('store') ?? undefined;
    const respondWithForm = (failure: SignInFailure | null, status: 400 | 401 | 422 | 429 | 502) =>
      pages.respondToSignIn(context, {
        returned: { email, hasPassword: password !== '', store, failure },
        status,
      });

    const credentials = credentialsSchema.safeParse({ email, password, store });
    if (Object.keys(validateSignIn(email, password)).length > 0) return respondWithForm(null, 400);
    if (!credentials.success) return respondWithForm({ kind: 'invalid-credentials' }, 401);
    const result = await signIn(context, credentials.data, dependencies);
    switch (result.kind) {
      case 'done':
        context.header('Cache-Control', 'no-store');
        return context.redirect(getRequestedPath(new URL(context.req.url), deploymentOptions), 303);
      case 'too-many-attempts':
        context.header('Retry-After', String(result.retryAfterSeconds));
        return respondWithForm(result, statusByFailure[result.kind]);
      default:
        return respondWithForm({ kind: result.kind }, statusByFailure[result.kind]);
    }
  };
}
