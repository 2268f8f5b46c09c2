import type { BackendProfile } from '@surtidor/data';
import { adaptOperation } from '@surtidor/data/operations';
import type { Session, StoreCode } from '@surtidor/domain';
import { storeVariants } from '@surtidor/domain';
import type { BrowserSandbox } from '@surtidor/sandbox/browser';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import { graphql } from 'graphql';
import {
  createSession,
  personQuery,
  readLoginResponse,
  readPerson,
  signInMutation,
} from '../packages/portal/server/auth/login-response.ts';

const product = 'Surtidor';

/**
 * Signs in a user of the scenario and reads the session as the portal's server does. A support session has no e-mail
 * address, so it knows its user only from the login result.
 */
export async function createStorySession(
  { schema, context }: BrowserSandbox,
  email: string,
  defaultStore: StoreCode,
  backendProfile: BackendProfile,
  support: boolean,
): Promise<Session> {
  const { capabilities } = backendProfile;
  const execute = (text: string, variableValues: Readonly<Record<string, string>>) => {
    const source = adaptOperation(text, backendProfile, { product }) ?? text;
    return graphql({ schema, source, variableValues, contextValue: context() });
  };
  const response = await execute(signInMutation, { email, password: demoPassword });
  const login = readLoginResponse(response.data);
  if (login === null)
    throw new Error(`${email} cannot sign in: ${JSON.stringify(response.errors)}`);
  const person =
    capabilities.loginProfile || support
      ? null
      : readPerson((await execute(personQuery, { email })).data);
  const defaults = {
    product,
    capabilities,
    stores: [defaultStore],
    variants: storeVariants,
    defaultStore,
  };
  return createSession(login, person, { ...defaults, support }).session;
}
