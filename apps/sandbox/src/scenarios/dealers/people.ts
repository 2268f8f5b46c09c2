import { aUser, type KnownUser } from '../builders/a-user.ts';
import { everySeat, seatedTeam, termsPending } from '../parts/team.ts';
import type { Scene } from '../scene.ts';

/** Everyone of a dealer who has a known address. The first is the legal representative. */
export interface Seated {
  readonly representative: KnownUser;
  readonly everyone: readonly KnownUser[];
}

/** One person per role, one who must accept the terms, one who is inactive. */
export function seatEveryone(scene: Scene): Seated {
  const team = seatedTeam(scene, everySeat);
  const representative =
    team[0] ?? aUser(scene, 'legal-representative', { email: `representante@${scene.domain}` });
  const terms = aUser(scene, 'administrative', {
    email: `terminos@${scene.domain}`,
    ...termsPending,
  });
  const inactive = aUser(scene, 'financial', { email: `inactivo@${scene.domain}`, status: '0' });
  return { representative, everyone: [...team, terms, inactive] };
}
