import {
  type Associate,
  canChangeStatus,
  destinationsView,
  profilePath,
  roleFields,
} from '@surtidor/domain';
import { AssociateTile, Menu, type MenuAction } from '@surtidor/ui';
import { fullName, statusOf } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { type Text, translated, useText } from '../../../platform/messages/text-context.tsx';
import { useNavigate } from '../../../platform/router/index.ts';

export interface AssociateTilesProps {
  readonly people: readonly Associate[];
  /** Asks to change a person's status; null for who may not change people. */
  readonly onStatus: ((person: Associate) => void) | null;
}

/** What a person may act for, in a few words; none where the role has no destinations. */
function destinationsOf({ role, destinations }: Associate, text: Text): string | undefined {
  const view = destinationsView('view', roleFields('view', role), role);
  if (view === 'hidden') return undefined;
  if (view === 'all' || destinations.length === 0) return text('Every destination');
  const [first, ...rest] = destinations;
  const name = first?.name || first?.code || '';
  return rest.length === 0 ? name : text('{name} and {n} more', { name, n: rest.length });
}

/** The associates as tiles, each with what may be done about it. */
export const AssociateTiles = ({ people, onStatus }: AssociateTilesProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { userId } = useSession();
  const actionsOf = (person: Associate): readonly MenuAction[] => [
    {
      id: 'edit',
      label: text('Edit'),
      onSelect: () => navigate(profilePath('edit', person.id)),
    },
    ...(onStatus === null || !canChangeStatus(person, userId)
      ? []
      : [
          {
            id: 'status',
            label: text(person.status === 'active' ? 'Deactivate' : 'Activate'),
            tone: person.status === 'active' ? ('danger' as const) : ('neutral' as const),
            onSelect: () => onStatus(person),
          },
        ]),
  ];
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => {
        const name = fullName(person);
        const destinations = destinationsOf(person, text);
        return (
          <li key={person.id}>
            <AssociateTile
              name={name}
              level={2}
              role={translated(text, person.roleName)}
              email={person.email}
              status={statusOf(person, text)}
              href={profilePath('see', person.id)}
              {...(destinations !== undefined && { destinations })}
              {...(person.id === userId && { mark: text('You') })}
              action={
                onStatus && (
                  <Menu label={text('Options of {name}', { name })} actions={actionsOf(person)} />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
};
