import { type Associate, canChangeStatus } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Menu } from '@surtidor/ui';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useNavigate } from '../../../platform/router/index.ts';

export interface PersonMenuProps {
  readonly person: Associate;
  /** Called to change the user's status. */
  readonly onChangeStatus: (person: Associate) => void;
}

/** A menu to edit a user and, if allowed, change their status. */
export const PersonMenu = ({ person, onChangeStatus }: PersonMenuProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { userId } = useSession();
  const isActive = person.status === 'active';
  return (
    <Menu
      label={text('Options for {name}', { name: getFullName(person) })}
      actions={[
        {
          id: 'edit',
          label: text('Edit'),
          onSelect: () => navigate(getProfilePath('edit', person.id)),
        },
        ...(canChangeStatus(person, userId)
          ? [
              {
                id: 'status',
                label: text(isActive ? 'Deactivate' : 'Activate'),
                tone: isActive ? ('danger' as const) : ('neutral' as const),
                onSelect: () => onChangeStatus(person),
              },
            ]
          : []),
      ]}
    />
  );
};
