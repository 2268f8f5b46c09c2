import type { Associate, AssociateDraft, RoleField } from '@surtidor/domain/associates';
import { findAssignableRole, getRoleChoices } from '@surtidor/domain/associates';
import { getCountryName } from '@surtidor/domain/variants';
import { Checkbox, RequiredNote, Select, TextField } from '@surtidor/ui';
import type { PortalForm } from '../../../features/forms/index.ts';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { translate, useText } from '../../../platform/messages/text-context.tsx';
import type { ReferenceLists } from './use-reference-lists.ts';

export interface PersonFieldsProps {
  readonly form: PortalForm<AssociateDraft>;
  /** The fields that the role table shows (spec 6). */
  readonly fields: readonly RoleField[];
  readonly lists: ReferenceLists;
  /** Null in create mode. */
  readonly person: Associate | null;
  /** Whether users edit their own data: the browser fills in the user's data only there. */
  readonly isSelf: boolean;
  /** Called with the selected role. */
  readonly onRoleChange: (roleId: string) => void;
}

/** Renders the role, read-only if it cannot change, and the status if the role table has it. */
const AccessFields = ({ form, fields, lists, person, onRoleChange }: PersonFieldsProps) => {
  const text = useText();
  const roles = getRoleChoices(lists.roles).map(({ option, disabled }) => ({
    value: option.id,
    label: translate(text, option.name),
    disabled,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.includes('role_id') ? (
        <Select
          label={text('Role')}
          required
          placeholder={text('Choose a role')}
          options={roles}
          {...form.field('roleId')}
          onValueChange={(id) => {
            if (findAssignableRole(lists.roles, id) !== null) onRoleChange(id);
          }}
        />
      ) : (
        <TextField label={text('Role')} value={translate(text, person?.roleName ?? '')} readOnly />
      )}
      {fields.includes('status') && (
        <Select
          label={text('Status')}
          required
          options={[
            { value: '1', label: text('Activo') },
            { value: '0', label: text('Inactivo') },
          ]}
          {...form.field('status')}
        />
      )}
    </div>
  );
};

/** Renders the fields of the personal-information form except destinations (spec 2 and 5). */
export const PersonFields = (props: PersonFieldsProps) => {
  const { form, lists, person, isSelf } = props;
  const text = useText();
  const { country } = useVariant();
  const countryCode = person?.countryCode || country;
  return (
    <>
      <RequiredNote />
      <AccessFields {...props} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <TextField
          label={text('First name')}
          required
          autoComplete={isSelf ? 'given-name' : 'off'}
          {...form.field('firstName')}
        />
        <TextField
          label={text('Last name')}
          required
          autoComplete={isSelf ? 'family-name' : 'off'}
          {...form.field('lastName')}
        />
        <TextField
          label={text('E-mail')}
          required
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={isSelf ? 'email' : 'off'}
          readOnly={person !== null}
          hint={
            person !== null && text('The e-mail cannot be changed because it is used to sign in.')
          }
          {...form.field('email')}
        />
        <TextField
          label={text('Telephone')}
          required
          inputMode="numeric"
          autoComplete={isSelf ? 'tel-national' : 'off'}
          {...form.field('telephone')}
        />
        <Select
          label={text('Document type')}
          required
          placeholder={text('Choose a document type')}
          options={lists.documentTypes.map(({ value, title }) => ({ value, label: title }))}
          {...form.field('documentType')}
        />
        <TextField
          label={text('Document')}
          required
          autoComplete="off"
          {...form.field('document')}
        />
        <TextField
          label={text('Address')}
          required
          autoComplete={isSelf ? 'address-line1' : 'off'}
          {...form.field('street')}
        />
        <TextField
          label={text('City')}
          required
          autoComplete={isSelf ? 'address-level2' : 'off'}
          {...form.field('city')}
        />
        <Select
          label={text('Country')}
          disabled
          value={countryCode}
          onChange={() => undefined}
          options={[{ value: countryCode, label: getCountryName(countryCode) }]}
        />
      </div>
      <Checkbox
        disabled
        checked={person?.termsAccepted ?? false}
        label={text('Accepted the terms and conditions')}
        hint={text('Each user accepts them at sign-in.')}
      />
    </>
  );
};
