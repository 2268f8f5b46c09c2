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

/** Renders the personal-information form in create and edit mode (spec 2, 5 and 6). */
const PersonForm = ({ person, table, lists }: PersonFormProps) => {
  const text = useText();
  const mode = person === null ? 'create' : 'edit';
  const [savedName, setSavedName] = useState<string | null>(null);
  const canInvite = useCanInvite() && person === null;
  const [wantsInvitation, setWantsInvitation] = useState(true);
  const invitations = useInvitations();
  // Users do not select their own destinations; only a manager's form loads them all.
  const allDestinations = useAllDestinations(table === 'create' || table === 'manager-associate');
  const { form, getContext } = usePersonForm({
    person,
    table,
    lists,
    allDestinations: getLoadedDestinations(allDestinations.state),
    onSaved: (draft) => {
      setSavedName(getFullName(draft));
      if (canInvite && wantsInvitation && draft.status === '1') {
        void invitations.invite({ name: getFullName(draft), email: draft.email });
      }
    },
  });
  const [roleId, status] = useWatch({ control: form.form.control, name: ['roleId', 'status'] });
  const { fields, destinations } = getContext({ roleId });
  return (
    <Card>
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        {savedName !== null && (
          <Alert
            tone="success"
            title={text(successTexts[person === null ? 'associate-create' : 'associate-edit'])}
            dismissAfterMs={durations.alert}
            onDismiss={() => setSavedName(null)}
          >
            {savedName}
          </Alert>
        )}
        <InvitationNotices {...invitations} />
      </div>
      <FormFrame
        form={form}
        saveLabel={text(person === null ? 'Save' : 'Save changes')}
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
        {canInvite && (
          <InvitationField
            label={text('Send invitation')}
            checked={wantsInvitation && status === '1'}
            disabled={status !== '1'}
            onChange={setWantsInvitation}
          />
        )}
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
