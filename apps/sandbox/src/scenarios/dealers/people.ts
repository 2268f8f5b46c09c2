import { buildUser, type UserWithId } from '../builders/build-user.ts';
import { buildDemoUsers, demoUserRoles, pendingTerms } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';

/** The users with a predictable e-mail address (see `getEmail`). */
export interface Team {
  readonly representative: UserWithId;
  readonly allUsers: readonly UserWithId[];
}

/** Builds a user for each role, one who must accept the terms and an inactive one. */
export function buildTeam(context: ScenarioContext): Team {
  const team = buildDemoUsers(context, demoUserRoles);
  const representative =
    team[0] ??
    buildUser(context, 'legal-representative', { email: `representante@${context.domain}` });
  const userWithoutTerms = buildUser(context, 'administrative', {
    email: `terminos@${context.domain}`,
    ...pendingTerms,
  });
  const inactiveUser = buildUser(context, 'financial', {
    email: `inactivo@${context.domain}`,
    status: '0',
  });
  return { representative, allUsers: [...team, userWithoutTerms, inactiveUser] };
}
