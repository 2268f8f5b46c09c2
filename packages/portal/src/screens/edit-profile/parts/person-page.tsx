import { usePersonalInformation } from '@surtidor/data';
import { type Associate, chooseFieldTable } from '@surtidor/domain/associates';
import { ListFrame } from '@surtidor/ui';
import { PeoplePage } from '../../../features/people/people-page.tsx';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useAbilities, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { PersonEditor } from './person-form.tsx';
import { PersonView } from './person-view.tsx';
import { ProfileErrorPage } from './profile-error-page.tsx';

export interface PersonPageProps {
  readonly mode: 'see' | 'edit';
  /** Null for the signed-in user. */
  readonly id: string | null;
}

/** Shows or edits a user. Without the edit permission, the page is read-only (reading 44). */
export const PersonPage = ({ mode, id }: PersonPageProps) => {
  const text = useText();
  const { userId } = useSession();
  const { editProfile, changeAssociates } = useAbilities();
  const isSelf = id === null || id === userId;
  // Empty if the sign-in did not find the user.
  const personId = id ?? userId;
  const { state, retry } = usePersonalInformation(personId);
  const person = getData(state);
  const canEdit = isSelf
    ? editProfile
    : changeAssociates && person?.role !== 'legal-representative';
  const isMissing = state.kind === 'failed' && state.failure.code === 'user-not-found' && !person;
  if (personId === '' || isMissing) {
    return <ProfileErrorPage kind="not-found" />;
  }
  const isEditing = mode === 'edit' && canEdit;
  const name = person ? getFullName(person) : text('Profile');
  return (
    <>
      <PeoplePage
        page={isSelf ? 'personal-info' : 'associates'}
        isNested={!isSelf}
        title={isEditing && person ? text('Edit {name}', { name }) : name}
      />
      <ListFrame {...getFrame(state, retry, text)}>
        {person &&
          (isEditing ? (
            // Edits start from a fresh response, never from the cache.
            state.kind === 'ready' && !state.refreshing ? (
              <EditablePerson person={person} isSelf={isSelf} />
            ) : (
              <ListFrame state="loading" />
            )
          ) : (
            <PersonView person={person} canEdit={canEdit} />
          ))}
      </ListFrame>
    </>
  );
};

const EditablePerson = ({ person, isSelf }: { person: Associate; isSelf: boolean }) => {
  const { manageAssociates: isManager } = useAbilities();
  const table = chooseFieldTable({ mode: 'edit', isManager, isSelf });
  return table === null ? (
    <PersonView person={person} canEdit={false} />
  ) : (
    <PersonEditor person={person} table={table} />
  );
};
