import type { Resolvers } from '@surtidor/data/schema';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { changePassword } from './change-password.ts';
import { getCustomer } from './customer.ts';
import { getLoginResult } from './login-result.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { revokeSession, revokeSessionsOf } from './sessions.ts';
import { signIn, signInAsSupport } from './sign-in.ts';

export const authResolvers: Resolvers<SandboxContext> = {
  Query: {
    sesionActual(_, _arguments, context) {
      const dealer = getDealer(context);
      return getLoginResult(dealer.environment, dealer, null);
    },
  },
  Mutation: {
    generateCustomerToken: (_, { email, password }, { environment }) =>
      signIn(environment, email, password),
    generateSupportCustomerToken: (_, { secret }, { environment }) =>
      signInAsSupport(environment, secret),
    requestPasswordResetEmail: (_, { email }, { environment }) =>
      requestPasswordReset(environment, email),
    resetPassword: (_, given, { environment }) => resetPassword(environment, given),
    revokeCustomerToken(_, _arguments, context) {
      const { environment, tokenHash, user } = getDealer(context);
      if (environment.sandboxMode === 'strict') revokeSessionsOf(environment, user.id, null);
      else revokeSession(environment, tokenHash);
      return { result: true };
    },
    async changeCustomerPassword(_, { currentPassword, newPassword }, context) {
      const dealer = getDealer(context);
      await changePassword(dealer, currentPassword, newPassword);
      return getCustomer(dealer.environment, dealer.user);
    },
  },
};
