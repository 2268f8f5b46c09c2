import type { BackendProfile } from '@surtidor/data';
import type { Session, StoreCode } from '@surtidor/domain';
import type { BrowserSandbox } from '@surtidor/sandbox/browser';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import { graphql } from 'graphql';
import {
  createSession,
  getSignInMutation,
  personQuery,
  readLoginResponse,
  readPerson,
} from '../apps/portal/server/auth/login-response.ts';

/** Signs in a user of the scenario and reads the session as the portal's server does. */
export async function createStorySession(
  { schema, context }: BrowserSandbox,
  email: string,
  defaultStore: StoreCode,
  { capabilities }: BackendProfile,
): Promise<Session> {
  const execute = (source: string, variableValues: Readonly<Record<string, string>>) =>
    graphql({ schema, source, variableValues, contextValue: context() });
  const response = await execute(getSignInMutation(capabilities), {
    email,
    password: demoPassword,
  });
  const login = readLoginResponse(response.data);
  if (login === null)
    throw new Error(`${email} cannot sign in: ${JSON.stringify(response.errors)}`);
  const person = capabilities.loginProfile
    ? null
    : readPerson((await execute(personQuery, { email })).data);
  const defaults = { product: 'Surtidor', capabilities, stores: [defaultStore], defaultStore };
  return createSession(login, person, { ...defaults, support: false }).session;
}
