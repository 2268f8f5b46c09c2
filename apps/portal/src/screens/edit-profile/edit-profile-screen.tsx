import { useSession } from '../../platform/context/portal-context.tsx';
import { Navigate, useSearchParams } from '../../platform/router/index.ts';
import { CreatePage } from './parts/create-page.tsx';
import { PersonPage } from './parts/person-page.tsx';
import { ProfileProblem } from './parts/profile-problem.tsx';
import { profileAddress } from './profile-address.ts';
import { TermsDemand } from './terms/terms-demand.tsx';

/** The profile in the mode of the search params: see, edit or create. */
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
 * Shows, edits or creates a profile (spec 2). While the terms are not accepted, it shows only them; after
 * that, their address redirects home.
 */
const EditProfileScreen = () => {
  const { terms } = useSession();
  const [query] = useSearchParams();
  if (terms.accepted && query.get('states') === '1') return <Navigate to="/" replace />;
  return <>{terms.accepted ? <ProfilePages /> : <TermsDemand />}</>;
};

// React's lazy asks for a default export.
export default EditProfileScreen;
