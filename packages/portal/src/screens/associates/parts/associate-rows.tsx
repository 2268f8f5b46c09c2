import type { Associate } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Badge, type Column, EmailText, Link, StatusPill, Table } from '@surtidor/ui';
import { useCallback, useMemo } from 'react';
import { createTableColumn } from '../../../features/lists/list-fields.ts';
import { getStatus } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { createAssociateFields } from './associate-fields.ts';
import type { AssociatesViewProps } from './associate-tiles.tsx';
import { formatDestinations } from './format-destinations.ts';
import { PersonMenu } from './person-menu.tsx';

const getId = ({ id }: Associate) => id;

/** Lists the users as rows with name, role, e-mail, destinations and status. */
export const AssociateRows = ({ people, actions }: AssociatesViewProps) => {
  const text = useText();
  const { userId } = useSession();
  const columns = useMemo((): readonly Column<Associate>[] => {
    const fields = createAssociateFields(text);
    return [
      {
        id: 'name',
        header: text(fields.name.label),
        part: 'title',
        cell: (person) => (
          <span className="flex flex-wrap items-center gap-x-2">
            <Link href={getProfilePath('see', person.id)}>{fields.name.format(person, text)}</Link>
            {person.id === userId && <Badge tone="primary">{text('You')}</Badge>}
          </span>
        ),
      },
      { id: 'role', ...createTableColumn(fields.role, text) },
      {
        id: 'email',
        header: text(fields.email.label),
        cell: ({ email }) => <EmailText address={email} />,
      },
      {
        id: 'destinations',
        header: text(fields.destinations.label),
        cell: (person) => formatDestinations(person, text) ?? '—',
      },
      {
        id: 'status',
        header: text(fields.status.label),
        cell: (person) => {
          const { label, tone } = getStatus(person, text);
          return <StatusPill tone={tone}>{label}</StatusPill>;
        },
      },
    ];
  }, [text, userId]);
  const renderMenu = useCallback(
    (person: Associate) => actions && <PersonMenu person={person} actions={actions} />,
    [actions],
  );
  return (
    <Table
      caption={text('People')}
      captionMode="hidden"
      columns={columns}
      rows={people}
      rowId={getId}
      {...(actions && { rowAction: renderMenu })}
    />
  );
};
