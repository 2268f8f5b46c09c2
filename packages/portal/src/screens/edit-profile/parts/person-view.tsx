import {
  type Associate,
  getDestinationsView,
  getRoleFields,
  type RoleField,
} from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Card, Checkbox, DescriptionList, EmailText, StatusPill } from '@surtidor/ui';
import { getPersonFacts, getStatus } from '../../../features/people/person-facts.ts';
import { translate, useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { DestinationsReadOnly } from './destinations-read-only.tsx';

export interface PersonViewProps {
  readonly person: Associate;
  /** Whether to show the Edit button, which needs `editar_perfil` (spec 2). */
  readonly canEdit: boolean;
}

/** Renders a user read-only, with the fields of the role's 'view' table (spec 6). */
export const PersonView = ({ person, canEdit }: PersonViewProps) => {
  const text = useText();
  const fields = getRoleFields('view', person.role);
  const hasField = (field: RoleField) => fields.includes(field);
  const status = getStatus(person, text);
  const facts = [
    { label: text('E-mail'), value: <EmailText address={person.email} /> },
    ...(hasField('role_id')
      ? [{ label: text('Role'), value: translate(text, person.roleName) || '—' }]
      : []),
    ...(hasField('status')
      ? [
          {
            label: text('Status'),
            value: <StatusPill tone={status.tone}>{status.label}</StatusPill>,
          },
        ]
      : []),
    ...getPersonFacts(person, text),
  ];
  return (
    <Card
      title={text('Personal data')}
      action={
        canEdit && (
          <ButtonLink href={getProfilePath('edit', person.id)} variant="secondary" size="sm">
            {text('Edit')}
          </ButtonLink>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <DescriptionList facts={facts} className="gap-y-4 sm:grid-cols-3" />
        <DestinationsReadOnly
          view={getDestinationsView('view', fields, person.role)}
          destinations={person.destinations}
        />
        <Checkbox
          disabled
          checked={person.termsAccepted}
          label={text('Accepted the terms and conditions')}
        />
      </div>
    </Card>
  );
};
