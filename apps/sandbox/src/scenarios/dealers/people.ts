import { aUser, type KnownUser } from '../builders/a-user.ts';
import { everyRole, getTeam, termsPending } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';

/** Everyone of a dealer who has a known address. The first is the legal representative. */
export interface KnownPeople {
  readonly representative: KnownUser;
  readonly allUsers: readonly KnownUser[];
}

/** One person per role, one who must accept the terms, one who is inactive. */
export function createKnownPeople(context: ScenarioContext): KnownPeople {
  const team = getTeam(context, everyRole);
  const representative =
    team[0] ?? aUser(context, 'legal-representative', { email: `representante@${context.domain}` });
  const terms = aUser(context, 'administrative', {
    email: `terminos@${context.domain}`,
    ...termsPending,
  });
  const inactive = aUser(context, 'financial', {
    email: `inactivo@${context.domain}`,
    status: '0',
  });
  return { representative, allUsers: [...team, terms, inactive] };
}
