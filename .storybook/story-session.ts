import type { BackendProfile } from '@surtidor/data';
import { adaptOperation } from '@surtidor/data/operations';
import type { Session } from '@surtidor/domain/session';
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
import type { PortalDefinition } from '../packages/portal/src/shared/config/portal-definition.ts';

interface StorySessionOptions {
  readonly email: string;
  readonly definition: PortalDefinition;
  readonly store: string;
  readonly backendProfile: BackendProfile;
  readonly support: boolean;
}

/**
 * Signs in a user of the scenario and reads the session as the portal's server does. A support session has no e-mail
 * address, so it knows its user only from the login result.
 */
export async function createStorySession(
  { schema, context }: BrowserSandbox,
  { email, definition, store, backendProfile, support }: StorySessionOptions,
): Promise<Session> {
  const { capabilities } = backendProfile;
  const { product, stores: variants } = definition;
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
    stores: [store],
    variants,
    defaultStore: store,
  };
  return createSession(login, person, { ...defaults, support }).session;
}
