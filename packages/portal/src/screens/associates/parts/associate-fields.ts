import type { Associate } from '@surtidor/domain/associates';
import { type ListField, textField } from '../../../features/lists/list-fields.ts';
import { getFullName, getStatus } from '../../../features/people/person-facts.ts';
import { type Text, translate } from '../../../platform/messages/text-context.tsx';

/** Returns the fields of a user, in the order of an exported list. */
export const createAssociateFields = (text: Text) =>
  ({
    name: textField('Name', 32, getFullName),
    email: textField('E-mail', 36, ({ email }) => email),
    role: textField('Role', 24, ({ roleName }) => translate(text, roleName)),
    status: textField('Status', 12, (person) => getStatus(person, text).label),
    documentType: textField('Document type', 12, ({ documentType }) => documentType),
    document: textField('Document', 16, ({ document }) => document),
    telephone: textField('Telephone', 14, ({ telephone }) => telephone),
    city: textField('City', 18, ({ city }) => city),
    destinations: textField('Destinations', 40, ({ destinations }) =>
      destinations.map(({ code }) => code).join(', '),
    ),
  }) as const satisfies Readonly<Record<string, ListField<Associate>>>;
