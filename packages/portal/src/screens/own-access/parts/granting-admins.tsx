import { useAllPeople, useRoles, useRolesAccess } from '@surtidor/data';
import {
  type Associate,
  getGrantingAdmins,
  getRolesWithAccess,
  getVisibleAssociates,
  type PageGrant,
} from '@surtidor/domain/associates';
import { EmailText, ListFrame } from '@surtidor/ui';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { translate, useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';

/** The users who can grant access to the page. Rendered only for users who may see them (spec 6). */
export const GrantingAdmins = ({ grant }: { grant: PageGrant }) => {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { state, retry } = useAllPeople(true);
  return (
    <section aria-label={text('Users who can grant it')} className="w-full">
      <RolesWithAccess grant={grant} />
      {state.kind === 'ready' ? (
        <AdminNames
          people={getGrantingAdmins(getVisibleAssociates(state.value), session, variant)}
        />
      ) : (
        <ListFrame {...getFrame(state, retry, text)} />
      )}
    </section>
  );
};

/** The roles that have access to the page, as listed by the backend. */
const RolesWithAccess = ({ grant }: { grant: PageGrant }) => {
  const text = useText();
  const options = getData(useRoles().state);
  const access = getData(useRolesAccess().state);
  const roles = getRolesWithAccess(
    grant,
    { options: options ?? [], access: access ?? [] },
    useVariant(),
  );
  if (roles.length === 0) return null;
  return (
    <p className="mb-3">{text('The roles {roles} include it.', { roles: roles.join(', ') })}</p>
  );
};

const AdminNames = ({ people }: { people: readonly Associate[] }) => {
  const text = useText();
  if (people.length === 0) {
    return (
      <p>{text('No other user in your list can grant it, but your legal representative can.')}</p>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{getFullName(person)}</span>
          <span className="text-ui-ink-soft">{translate(text, person.roleName)}</span>
          <EmailText address={person.email} />
        </li>
      ))}
    </ul>
  );
};
