import type { Role } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { mailbox, person } from '../names/people.ts';
import { streetIn, townIn } from '../names/places.ts';
import { roleId } from '../reference/people.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A user row whose id is known, as the scenario's other rows need it. */
export type KnownUser = RowIn<'users'> & { readonly id: number };

/** A user of the dealer with a role: active, terms accepted. */
export function aUser(
  context: ScenarioContext,
  role: Role,
  over: Partial<RowIn<'users'>> = {},
): KnownUser {
  const { store, client, ids, setting } = context;
  const id = ids('user');
  const rng = context.rng.fork(`user/${id}`);
  const who = person(rng);
  const since = happened(context, addDays(context.today, -rng.int(30, 700)), 9 * 60);
  return {
    client_code: client,
    role_id: roleId(role),
    firstname: who.firstname,
    lastname: who.lastname,
    email: `${mailbox(who)}.${id}@${context.domain}`,
    password_hash: setting.passwordHash,
    document_type: store.facts.personalDocument.type,
    document: rng.digits(store.facts.personalDocument.digits),
    telephone: rng.digits(store.facts.inventedTelephoneDigits),
    street: streetIn(store.facts, rng),
    city: townIn(store.facts, rng).name,
    country_code: store.country,
    status: '1',
    terms_and_conditions: '1',
    terms_and_conditions_ip: '203.0.113.10',
    terms_accepted_at: since,
    created_at: since,
    ...over,
    id,
  };
}
