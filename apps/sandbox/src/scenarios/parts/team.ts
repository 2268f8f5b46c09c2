import type { Role } from '@surtidor/domain/vocabulary';
import { aUser, type KnownUser } from '../builders/a-user.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import type { Station } from './stations.ts';

/** People with a known address: the part before the @, their role. */
export type RolesByName = Readonly<Record<string, Role>>;

/** One person for each role of spec 6. */
export const everyRole: RolesByName = {
  representante: 'legal-representative',
  administrativo: 'administrative',
  financiero: 'financial',
  operativo: 'operations',
  compras: 'purchasing',
  ingeniero: 'planning-engineer',
  aliado: 'product',
  basico: 'basic',
};

/** The people who sign in under a known address. */
export const getTeam = (context: ScenarioContext, roles: RolesByName): readonly KnownUser[] =>
  Object.entries(roles).map(([name, role]) =>
    aUser(context, role, { email: `${name}@${context.domain}` }),
  );

const crowdRoles: readonly [Role, ...Role[]] = [
  'operations',
  'operations',
  'administrative',
  'financial',
  'purchasing',
  'planning-engineer',
  'product',
  'basic',
];

/** More associates, every fourth inactive, some who never accepted the terms. */
export const crowd = (context: ScenarioContext, count: number): readonly KnownUser[] =>
  Array.from({ length: count }, (_, index) =>
    aUser(context, crowdRoles[index % crowdRoles.length] ?? 'basic', {
      status: index % 4 === 3 ? '0' : '1',
      ...(index % 6 === 5 ? termsPending : {}),
    }),
  );

/** What a user has who never accepted the terms. */
export const termsPending = {
  terms_and_conditions: '0',
  terms_and_conditions_ip: null,
  terms_accepted_at: null,
} as const;

const operations = 4;

/** Operativo people work at some stations; the other roles with stations get every one (spec 6). */
export const teamRows = (
  context: ScenarioContext,
  users: readonly KnownUser[],
  stations: readonly Station[],
): ScenarioRows => ({
  users,
  userDestinations: users
    .filter((user) => user.role_id === operations)
    .flatMap((user) =>
      stations
        .filter(
          (_, index) => context.rng.fork(`eds/${user.id}/${index}`).happens(0.3) || index === 0,
        )
        .slice(0, 6)
        .map((station) => ({ user_id: user.id, id_destinatario: station.id_destinatario })),
    ),
});
