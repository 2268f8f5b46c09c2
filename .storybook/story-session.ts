import type { Session, StoreCode } from '@surtidor/domain';
import type { BrowserSandbox } from '@surtidor/sandbox/browser';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import { graphql } from 'graphql';
import { readLoginAnswer, signInMutation } from '../apps/portal/server/auth/login-answer.ts';

/** The session of a user of the scenario, read from a sign-in as the portal's server reads it. */
export async function storySession(
  { schema, context }: BrowserSandbox,
  email: string,
  defaultStore: StoreCode,
): Promise<Session> {
  const answer = await graphql({
    schema,
    source: signInMutation,
    variableValues: { email, password: demoPassword },
    contextValue: context(),
  });
  const login = readLoginAnswer(answer.data, { product: 'Surtidor', defaultStore });
  if (login === null) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.errors)}`);
  return login.session;
}
