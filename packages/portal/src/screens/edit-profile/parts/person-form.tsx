import { useAllDestinations } from '@surtidor/data';
import { durations, type RemoteState, successTexts } from '@surtidor/domain';
import {
  type Associate,
  type AssociateDraft,
  changeRole,
  type Destination,
  type FieldTable,
  type RoleOption,
} from '@surtidor/domain/associates';
import { findRoleById, getProfilePath } from '@surtidor/domain/session';
import { Alert, Card, ListFrame } from '@surtidor/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFrame, type PortalForm } from '../../../features/forms/index.ts';
import {
  InvitationField,
  InvitationNotices,
  useCanInvite,
  useInvitations,
} from '../../../features/people/invitation.tsx';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFailureText } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { DestinationsField } from './destinations-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { usePersonForm } from './use-person-form.ts';
import { type ReferenceLists, useReferenceLists } from './use-reference-lists.ts';

interface PersonFormProps {
  /** Null in create mode. */
  readonly person: Associate | null;
  readonly table: FieldTable;
  readonly lists: ReferenceLists;
}

const noDestinations: readonly Destination[] = [];

/** Returns the client's destinations, of which there may be none; null until they are loaded. */
const getLoadedDestinations = (state: RemoteState<readonly Destination[]>) =>
  state.kind === 'empty' ? noDestinations : (getData(state) ?? null);

/** Changes the role. In create mode, this clears the destinations (spec 2). */
const applyRole = (
  { form }: PortalForm<AssociateDraft>,
  roleId: string,
  roles: readonly RoleOption[],
  mode: 'create' | 'edit',
) => {
  const draft = form.getValues();
  // A role with all destinations has none in the form; submitting adds them.
  const allDestinations = mode === 'create' ? noDestinations : draft.destinations;
  const role = findRoleById(roleId, roles);
  const { destinations } = changeRole(draft, { roleId, role, mode, allDestinations });
  // Destinations are validated on submit only.
  form.setValue('destinations', destinations, { shouldDirty: true });
};

/** Offers to invite a created user, which is the default. An inactive user cannot sign in and is not invited. */
function useNewPersonInvitation(mode: 'create' | 'edit') {
  const text = useText();
  const isOffered = useCanInvite() && mode === 'create';
  const [isWanted, setIsWanted] = useState(true);
  const invitations = useInvitations();
  return {
    invitations,
    inviteSaved: (draft: AssociateDraft) => {
      if (!isOffered || !isWanted || draft.status !== '1') return;
      void invitations.invite({ name: getFullName(draft), email: draft.email });
    },
    renderField: (status: string) =>
      isOffered && (
        <InvitationField
          label={text('Send invitation')}
          checked={isWanted && status === '1'}
          disabled={status !== '1'}
          onChange={setIsWanted}
        />
      ),
  };
}

interface SavedNoticeProps {
  readonly mode: 'create' | 'edit';
  readonly name: string;
  readonly onDismiss: () => void;
}

const SavedNotice = ({ mode, name, onDismiss }: SavedNoticeProps) => (
  <Alert
    tone="success"
    title={useText()(successTexts[`associate-${mode}`])}
    dismissAfterMs={durations.alert}
    onDismiss={onDismiss}
  >
    {name}
  </Alert>
);

/** Renders the personal-information form in create and edit mode (spec 2, 5 and 6). */
const PersonForm = ({ person, table, lists }: PersonFormProps) => {
  const text = useText();
  const mode = person === null ? 'create' : 'edit';
  const [savedName, setSavedName] = useState<string | null>(null);
  const invitation = useNewPersonInvitation(mode);
  // Users do not select their own destinations; only a manager's form loads them all.
  const allDestinations = useAllDestinations(table === 'create' || table === 'manager-associate');
  const { form, getContext } = usePersonForm({
    person,
    table,
    lists,
    allDestinations: getLoadedDestinations(allDestinations.state),
    onSaved: (draft) => {
      setSavedName(getFullName(draft));
      invitation.inviteSaved(draft);
    },
  });
  const [roleId, status] = useWatch({ control: form.form.control, name: ['roleId', 'status'] });
  const { fields, destinations } = getContext({ roleId });
  return (
    <Card>
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        {savedName !== null && (
          <SavedNotice mode={mode} name={savedName} onDismiss={() => setSavedName(null)} />
        )}
        <InvitationNotices {...invitation.invitations} />
      </div>
      <FormFrame
        form={form}
        saveLabel={text(mode === 'create' ? 'Save' : 'Save changes')}
        failureTitle={text('Nothing was saved')}
        actions={
          person !== null && (
            <ButtonLink href={getProfilePath('see', person.id)} variant="quiet">
              {text('View the profile')}
            </ButtonLink>
          )
        }
      >
        <PersonFields
          form={form}
          fields={fields}
          lists={lists}
          person={person}
          isSelf={table === 'manager-self' || table === 'associate-self'}
          onRoleChange={(next) => applyRole(form, next, lists.roles, mode)}
        />
        <DestinationsField
          form={form}
          view={destinations}
          allDestinations={allDestinations}
          person={person}
        />
        {invitation.renderField(status)}
      </FormFrame>
    </Card>
  );
};

type PersonEditorProps = Omit<PersonFormProps, 'lists'>;

/** Renders the form of a user once its lists are loaded. */
export const PersonEditor = (props: PersonEditorProps) => {
  const text = useText();
  const { lists, failure, retry } = useReferenceLists();
  return lists ? (
    <PersonForm {...props} lists={lists} />
  ) : (
    <ListFrame
      state={failure ? 'failed' : 'loading'}
      failureText={failure && getFailureText(failure, text)}
      onRetry={retry}
    />
  );
};
