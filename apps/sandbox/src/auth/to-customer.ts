import type { Customer } from '@surtidor/data/schema';
import type { UserRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import type { EveryField } from '../shared/every-field.ts';
import { getRoleName } from './sessions.ts';

/** The version of the terms that users accept. */
const currentTermsVersion = '2026-01';

/** Maps a user to the contract's `Customer`. Destinations are only read if the query selects them. */
export function toCustomer(environment: Environment, user: UserRow) {
  const { db, product } = environment;
  return {
    id: user.id,
    user_id: user.id,
    role_id: user.role_id,
    role_name: getRoleName(db, user.role_id, product),
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    document_type: user.document_type,
    document: user.document,
    telephone: user.telephone,
    celphone: user.celphone,
    street: user.street,
    city: user.city,
    country_id: user.country_code,
    country_code: user.country_code,
    status: user.status,
    dob: user.dob,
    date_of_birth: user.dob,
    gender: user.gender,
    is_subscribed: user.is_subscribed === '1',
    job_title: user.job_title,
    default_shipping: user.default_shipping,
    default_billing: user.default_billing,
    terms_and_conditions: user.terms_and_conditions,
    terms_and_conditions_ip: user.terms_and_conditions_ip,
    terms_accepted_at: user.terms_and_conditions === '1' ? user.terms_accepted_at : null,
    terms_version: user.terms_and_conditions === '1' ? currentTermsVersion : null,
    // The stored JSON is a validated input of the same type.
    addresses: () => (user.addresses ? (JSON.parse(user.addresses) as Customer['addresses']) : []),
    destinations: () => getDestinations(environment, user),
  } satisfies EveryField<Customer>;
}

interface AssignedDestination {
  readonly destination_id: number;
  readonly destination_code: string;
  readonly destination_name: string;
}

/** Returns the destinations assigned to a user, sorted by code. */
const getDestinations = ({ db }: Environment, user: UserRow): AssignedDestination[] =>
  db.all<AssignedDestination>(
    `select d.id_destinatario as destination_id, d.codigo_destinatario as destination_code,
            d.nombre_comercial as destination_name
     from user_destinations u join destinations d using (id_destinatario)
     where u.user_id = :user and d.client_code = :client
     order by d.codigo_destinatario`,
    { user: user.id, client: user.client_code },
  );
