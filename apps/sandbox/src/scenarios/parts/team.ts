import type { Role } from '@surtidor/domain/vocabulary';
import { buildUser, type UserWithId } from '../builders/build-user.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import type { Station } from './stations.ts';

/** Roles by the local part of the user's e-mail address. */
export type RolesByName = Readonly<Record<string, Role>>;

/** The role of each demo user. Every role has one (spec 6). */
export const demoUserRoles: RolesByName = {
  representante: 'legal-representative',
  administrativo: 'administrative',
  financiero: 'financial',
  operativo: 'operations',
  compras: 'purchasing',
  ingeniero: 'planning-engineer',
  aliado: 'product',
  basico: 'basic',
};

/** Builds the users with predictable e-mail addresses. */
export const buildDemoUsers = (
  context: ScenarioContext,
  roles: RolesByName,
): readonly UserWithId[] =>
  Object.entries(roles).map(([name, role]) =>
    buildUser(context, role, { email: `${name}@${context.domain}` }),
  );

const associateRoles: readonly [Role, ...Role[]] = [
  'operations',
  'operations',
  'administrative',
  'financial',
  'purchasing',
  'planning-engineer',
  'product',
  'basic',
];

/** Builds associates. Every fourth is inactive and every sixth has not accepted the terms. */
export const buildAssociates = (context: ScenarioContext, count: number): readonly UserWithId[] =>
  Array.from({ length: count }, (_, index) =>
    buildUser(context, associateRoles[index % associateRoles.length] ?? 'basic', {
      status: index % 4 === 3 ? '0' : '1',
      ...(index % 6 === 5 ? pendingTerms : {}),
    }),
  );

/** Columns of a user who has not accepted the terms. */
export const pendingTerms = {
  terms_and_conditions: '0',
  terms_and_conditions_ip: null,
  terms_accepted_at: null,
} as const;

const OPERATIONS_ROLE_ID = 4;

/** Returns the user rows and the station assignments of users with the role Operativo (spec 6). */
export const buildTeamRows = (
  context: ScenarioContext,
  users: readonly UserWithId[],
  stations: readonly Station[],
): ScenarioRows => ({
  users,
  userDestinations: users
    .filter((user) => user.role_id === OPERATIONS_ROLE_ID)
    .flatMap((user) =>
      stations
        .filter(
          (_, index) => context.rng.fork(`eds/${user.id}/${index}`).chance(0.3) || index === 0,
        )
        .slice(0, 6)
        .map((station) => ({ user_id: user.id, id_destinatario: station.id_destinatario })),
    ),
});
