import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Navigate, useSearchParams } from '../../platform/router/index.ts';
import { PersonEditor } from './parts/person-editor.tsx';
import { PersonPage } from './parts/person-page.tsx';
import { ProfileProblem } from './parts/profile-problem.tsx';
import { profileAddress } from './profile-address.ts';
import { TermsDemand } from './terms/terms-demand.tsx';

/** Renders the profile in the mode of the search params: see, edit or create. */
const ProfilePages = () => {
  const [query] = useSearchParams();
  const address = profileAddress(query);
  switch (address.kind) {
    case 'create':
      return <CreatePage />;
    case 'person':
      return (
        <PersonPage key={`${address.mode} ${address.id}`} mode={address.mode} id={address.id} />
      );
    case 'malformed':
      return <ProfileProblem kind="malformed" />;
  }
};

/**
 * Shows, edits or creates a profile (spec 2). Until the user accepts the terms, it shows only the terms
 * form. Afterwards, the URL of the terms form redirects to the home page.
 */
export const EditProfileScreen = () => {
  const { terms } = useSession();
  const [query] = useSearchParams();
  if (terms.accepted && query.get('states') === '1') return <Navigate to="/" replace />;
  return <>{terms.accepted ? <ProfilePages /> : <TermsDemand />}</>;
};

/** Creates an associate (spec 2, associates administration). The form resets after each success. */
const CreatePage = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  if (!changeAssociates) return <ProfileProblem kind="cannot-create" />;
  return (
    <>
      <PeoplePage section="associates" within title={text('New person')} />
      <PersonEditor person={null} table="create" />
    </>
  );
};
