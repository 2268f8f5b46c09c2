import type { Context } from 'hono';
import { getClientAddress, getClientNetwork } from '../auth/client-network.ts';
import { getPersonalTexts, getTokenCookie } from '../auth/cookies.ts';
import { isGuessablePassword } from '../auth/guessable-password.ts';
import { hashKey } from '../auth/server-keys.ts';
import { readSessionOwner, type SessionOwner } from '../auth/session-owner.ts';
import type { SignInDependencies } from '../auth/sign-in.ts';
import { admitByPurpose } from '../auth/throttle/admit-by-purpose.ts';
import type { AttemptStores } from '../auth/throttle/attempt-stores.ts';
import type { Settings } from '../settings/settings-schema.ts';
import { limitPayments } from './payment-limit.ts';
import { graphqlProxy, type ProxySettings } from './proxy.ts';

/**
 * Returns the hashed keys that count the payments of a session; null without one. All sessions of a network whose owner
 * is unknown count as one company, so that nobody gains a count by removing or editing the cookie.
 */
function getPaymentKeys(
  context: Context,
  { device: { keys }, proxies }: Pick<SignInDependencies, 'device' | 'proxies'>,
) {
  const token = getTokenCookie(context);
  if (token === undefined) return null;
  const owner = readSessionOwner(context, keys, token);
  const getCompany = ({ clientCode }: SessionOwner) => clientCode || `the session ${token}`;
  const company =
    owner === null || owner === 'invalid'
      ? `the network ${getClientNetwork(context, proxies)}`
      : getCompany(owner);
  return {
    session: hashKey(keys, `payments ${token}`),
    company: hashKey(keys, `payments of ${company}`),
  };
}

/** Creates the handler that sends operations to the backend. */
export function createGraphqlProxy(
  settings: Settings,
  signInDependencies: SignInDependencies,
  attempts: AttemptStores,
  builtOperations: ProxySettings['builtOperations'],
) {
  const { defaults: stores } = signInDependencies;
  return graphqlProxy({
    url: settings.BACKEND_URL,
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
    stores,
    admitPasswordChange: (context, token) =>
      admitByPurpose(context, 'password change', token, signInDependencies),
    isGuessable: (context, password) =>
      isGuessablePassword(password, [...getPersonalTexts(context), stores.product]),
    limitPayments: (context, query) =>
      limitPayments(
        query,
        getPaymentKeys(context, signInDependencies),
        {
          perSession: settings.PAYMENT_LIMIT_SESSION,
          perCompany: settings.PAYMENT_LIMIT_COMPANY,
        },
        attempts,
      ),
    getAddress: (context) => getClientAddress(context, settings.PORTAL_PROXIES) ?? null,
    builtOperations,
    allowsText: settings.GRAPHQL_OPERATIONS === 'open',
  });
}
