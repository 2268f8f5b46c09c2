import type { MessageKey } from '@surtidor/domain';
import { type Associate, associateTones } from '@surtidor/domain/associates';
import { getCountryName } from '@surtidor/domain/variants';
import type { Fact } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import '../../shared/messages/spanish/people.ts';

/** Returns the status label, Activo or Inactivo, with its tone. */
export const getStatus = ({ status }: Pick<Associate, 'status'>, text: Text) => ({
  label: text(status === 'active' ? 'Activo' : 'Inactivo'),
  tone: associateTones[status],
});

const factFields: readonly (readonly [MessageKey, (person: Associate) => string])[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Document type', ({ documentType }) => documentType],
  ['Document', ({ document }) => document],
  ['Telephone', ({ telephone }) => telephone],
  ['Address', ({ street }) => street],
  ['City', ({ city }) => city],
  ['Country', ({ countryCode }) => getCountryName(countryCode)],
];

/** Returns the facts of a user. Empty values are shown as a dash. */
export const getPersonFacts = (person: Associate, text: Text): readonly Fact[] =>
  factFields.map(([label, getValue]) => ({ label: text(label), value: getValue(person) || '—' }));

/** Returns the display name of a user. */
export const getFullName = ({ firstName, lastName }: Pick<Associate, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();
