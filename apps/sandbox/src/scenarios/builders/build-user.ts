import type { Role } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { generatePerson, getMailbox } from '../names/people.ts';
import { generateStreet, pickTown } from '../names/places.ts';
import { getRoleId } from '../reference/people.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A user row with its id. */
export type UserWithId = RowIn<'users'> & { readonly id: number };

/** Builds an active user who accepted the terms. */
export function buildUser(
  context: ScenarioContext,
  role: Role,
  overrides: Partial<RowIn<'users'>> = {},
): UserWithId {
  const { store, client, nextId, settings } = context;
  const id = nextId('user');
  const rng = context.rng.fork(`user/${id}`);
  const name = generatePerson(rng);
  const createdAt = getPastTimestamp(context, addDays(context.today, -rng.int(30, 700)), 9 * 60);
  return {
    client_code: client,
    role_id: getRoleId(role),
    firstname: name.firstname,
    lastname: name.lastname,
    email: `${getMailbox(name)}.${id}@${context.domain}`,
    password_hash: settings.passwordHash,
    document_type: store.facts.personalDocument.type,
    document: rng.digits(store.facts.personalDocument.digits),
    telephone: rng.digits(store.facts.generatedTelephoneDigits),
    street: generateStreet(store.facts, rng),
    city: pickTown(store.facts, rng).name,
    country_code: store.country,
    status: '1',
    terms_and_conditions: '1',
    terms_and_conditions_ip: '203.0.113.10',
    terms_accepted_at: createdAt,
    created_at: createdAt,
    ...overrides,
    id,
  };
}
