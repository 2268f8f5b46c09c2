import type { CustomerCreateInput } from '@surtidor/data/schema';
import { recordPersonChange } from '../activity/record-activity.ts';
import { dummyHash } from '../auth/password.ts';
import type { UserRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { createGraphqlError, createInvalidInputError } from '../shared/errors.ts';
import { isDate } from '../shared/time.ts';
import { parseEmail, validatePerson } from './field-checks.ts';
import { requireManager, requireProfileEditing } from './managers.ts';
import {
  assignDestinations,
  validateDestinations,
  validateDocumentType,
  validateRole,
} from './reference-checks.ts';

const trim = (text: string | null | undefined): string => (text ?? '').trim();

/** Creates the error for an e-mail address that is already in use (spec 8). */
const createEmailTakenError = () =>
  createGraphqlError(
    'EMAIL_TAKEN',
    'A customer with the same email address already exists in an associated website.',
    { field: 'email' },
  );

function parseBirthDate(day: string | null | undefined): string | null {
  if (!day) return null;
  if (!isDate(day))
    throw createInvalidInputError('date_of_birth', 'La fecha de nacimiento no es válida.');
  return day;
}

/** Validates the input and returns the SQL parameters. No password matches until the associate sets one. */
function buildUserParams(dealer: Dealer, input: CustomerCreateInput) {
  const { store, client } = dealer;
  const person = {
    firstname: trim(input.firstname),
    lastname: trim(input.lastname),
    document: trim(input.document),
    telephone: trim(input.telephone),
    street: trim(input.street),
    city: trim(input.city),
    status: input.status ?? '1',
  };
  validatePerson(store.facts, person);
  if (input.country_code && input.country_code !== client.pais) {
    throw createInvalidInputError('country_code', 'El país debe ser el de su empresa.');
  }
  return {
    ...person,
    client: dealer.clientCode,
    role: validateRole(dealer, input.role_id),
    email: parseEmail(input.email),
    hash: dummyHash,
    type: validateDocumentType(dealer, input.document_type),
    celphone: trim(input.celphone) || null,
    country: client.pais,
    birth: parseBirthDate(input.date_of_birth),
    gender: input.gender ?? null,
    subscribed: input.is_subscribed ? '1' : '0',
    job: trim(input.job_title) || null,
    shipping: input.default_shipping ?? null,
    billing: input.default_billing ?? null,
    addresses: input.addresses ? JSON.stringify(input.addresses) : null,
    at: dealer.instant,
  };
}

/** Creates an associate atomically (spec 7, crearUsuarioCliente). */
export function createUser(dealer: Dealer, input: CustomerCreateInput): UserRow {
  requireManager(dealer);
  requireProfileEditing(dealer);
  const params = buildUserParams(dealer, input);
  const destinations = validateDestinations(dealer, params.role, input.destination_id ?? []);
  const { db } = dealer;
  return db.transaction(() => {
    if (db.get('select 1 from users where email = :email', { email: params.email }))
      throw createEmailTakenError();
    const createdUser = db.get<UserRow>(
      `insert into users (client_code, role_id, firstname, lastname, email, password_hash,
         document_type, document, telephone, celphone, street, city, country_code, status, dob,
         gender, is_subscribed, job_title, default_shipping, default_billing, addresses, created_at)
       values (:client, :role, :firstname, :lastname, :email, :hash, :type, :document, :telephone,
         :celphone, :street, :city, :country, :status, :birth, :gender, :subscribed, :job,
         :shipping, :billing, :addresses, :at)
       returning *`,
      params,
    );
    if (!createdUser) throw createGraphqlError('CONFLICT', 'Associated user was not created');
    if (destinations) assignDestinations(dealer, createdUser.id, destinations);
    recordPersonChange(dealer, createdUser.id, 'CREADO');
    return createdUser;
  });
}
