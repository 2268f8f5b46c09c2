import type { Resolvers } from '@surtidor/data/schema';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { changePassword } from './change-password.ts';
import { listCompanies } from './companies.ts';
import { buildLoginResult } from './login-result.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { revokeSession, revokeUserSessions } from './sessions.ts';
import { signIn, signInAsSupport } from './sign-in.ts';
import { switchCompany } from './switch-company.ts';
import { toCustomer } from './to-customer.ts';

export const authResolvers: Resolvers<SandboxContext> = {
  Query: {
    sesionActual(_, _arguments, context) {
      const dealer = getDealer(context);
      return buildLoginResult(dealer.environment, dealer, null);
    },
    empresasUsuario: (_, _arguments, context) => listCompanies(context.db, getDealer(context)),
  },
  Mutation: {
    generateCustomerToken: (_, { email, password }, { environment }) =>
      signIn(environment, email, password),
    generateSupportCustomerToken: (_, { secret }, { environment }) =>
      signInAsSupport(environment, secret),
    cambiarEmpresa: (_, { cliente }, context) => switchCompany(getDealer(context), cliente),
    requestPasswordResetEmail: (_, { email }, { environment }) =>
      requestPasswordReset(environment, email),
    resetPassword: (_, args, { environment }) => resetPassword(environment, args),
    revokeCustomerToken(_, _arguments, context) {
      const { environment, tokenHash, user } = getDealer(context);
      if (environment.sandboxMode === 'strict') revokeUserSessions(environment, user.id, null);
      else revokeSession(environment, tokenHash);
      return { result: true };
    },
    async changeCustomerPassword(_, { currentPassword, newPassword }, context) {
      const dealer = getDealer(context);
      await changePassword(dealer, currentPassword, newPassword);
      return toCustomer(dealer.environment, dealer.user);
    },
  },
};
