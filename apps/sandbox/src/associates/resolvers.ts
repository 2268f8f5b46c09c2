import type { Resolvers } from '@surtidor/data/schema';
import { listActivity } from '../activity/list-activity.ts';
import { toCustomer } from '../auth/to-customer.ts';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { toCorporateInfo } from './corporate-info.ts';
import { createUser } from './create-user.ts';
import { listDepartments } from './list-departments.ts';
import { listDestinations } from './list-destinations.ts';
import { listRoles } from './list-roles.ts';
import { listUsers } from './list-users.ts';
import { runAssociateMutation } from './run-associate-mutation.ts';
import { updateUser } from './update-user.ts';

const messages = {
  created: 'Associate user was successfully created.',
  edited: 'Associate user was successfully edited.',
} as const;

/** Resolvers for users, roles, destinations, departments and company data (spec 7). */
export const associatesResolvers: Resolvers<SandboxContext> = {
  Query: {
    usuariosCliente: (_, args, context) => listUsers(getDealer(context), args),
    listarDestinatarios: (_, args, context) => listDestinations(getDealer(context), args),
    listarDeptos: (_, args, { db }) => listDepartments(db, args),
    informacionCorporativa: (_, _arguments, context) => toCorporateInfo(getDealer(context)),
    listadoTiposDocumentos: (_, _arguments, { db }) =>
      db.all<{ value: string; label: string; title: string }>(
        'select value, label, title from document_types order by sort_order',
      ),
    listarActividad: (_, args, context) => listActivity(getDealer(context), args),
    rolesCliente: (_, _arguments, context) => listRoles(getDealer(context)),
  },
  Mutation: {
    updateCustomerV2(_, { input }, context) {
      const dealer = getDealer(context);
      return toCustomer(dealer.environment, updateUser(dealer, input));
    },
    crearUsuarioCliente(_, { input }, context) {
      const dealer = getDealer(context);
      return toCustomer(dealer.environment, createUser(dealer, input));
    },
    updateAssociate: (_, { input }, context) =>
      runAssociateMutation(() => updateUser(getDealer(context), input), messages.edited),
    createAssociate: (_, { input }, context) =>
      runAssociateMutation(() => createUser(getDealer(context), input), messages.created),
  },
};
