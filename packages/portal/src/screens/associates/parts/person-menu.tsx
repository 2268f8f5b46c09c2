import { type Associate, canChangeStatus } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Menu } from '@surtidor/ui';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useNavigate } from '../../../platform/router/index.ts';

export interface PersonMenuProps {
  readonly person: Associate;
  readonly actions: PersonActions;
}

/** What the session may do with a user. */
export interface PersonActions {
  /** Called to change the user's status. */
  readonly onChangeStatus: (person: Associate) => void;
  /** Called to send the e-mail with which the user creates a password; null if the backend sends none. */
  readonly onInvite: ((person: Associate) => void) | null;
}

/** A menu to edit a user, invite one who has never signed in and, if allowed, change their status. */
export const PersonMenu = ({ person, actions: { onChangeStatus, onInvite } }: PersonMenuProps) => {
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
        // Users accept the terms when they first sign in.
        ...(onInvite && isActive && !person.termsAccepted
          ? [{ id: 'invite', label: text('Send invitation'), onSelect: () => onInvite(person) }]
          : []),
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
