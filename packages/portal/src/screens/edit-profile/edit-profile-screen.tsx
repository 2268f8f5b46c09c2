import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities, useRoutePath, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Navigate, useSearchParams } from '../../platform/router/index.ts';
import { PersonEditor } from './parts/person-form.tsx';
import { PersonPage } from './parts/person-page.tsx';
import { ProfileErrorPage } from './parts/profile-error-page.tsx';
import { parseProfileParams } from './profile-params.ts';
import { TermsPage } from './terms/terms-page.tsx';
import '../../shared/messages/spanish/people.ts';
import '../../shared/messages/spanish/profile.ts';

/** Renders the profile in the mode of the search params: see, edit or create. */
const ProfilePage = () => {
  const { userId } = useSession();
  const personalInfoPath = useRoutePath()('personal-info');
  const [searchParams] = useSearchParams();
  const params = parseProfileParams(searchParams);
  switch (params.kind) {
    case 'create':
      return <CreatePage />;
    case 'person':
      // Users have one page of their own data, with their password and company (reading 88).
      if (params.mode === 'see' && userId !== '' && (params.id ?? userId) === userId) {
        return <Navigate to={personalInfoPath} replace />;
      }
      return <PersonPage key={`${params.mode} ${params.id}`} mode={params.mode} id={params.id} />;
    case 'malformed':
      return <ProfileErrorPage kind="malformed" />;
  }
};

/**
 * Shows, edits or creates a profile (spec 2). Until the user accepts the terms, it shows only the terms
 * form. Afterwards, the URL of the terms form redirects to the home page.
 */
const EditProfileScreen = () => {
  const { terms } = useSession();
  const [searchParams] = useSearchParams();
  if (terms.accepted && searchParams.get('states') === '1') return <Navigate to="/" replace />;
  return <>{terms.accepted ? <ProfilePage /> : <TermsPage />}</>;
};

/** Creates an associate (spec 2, associates administration). The form resets after each success. */
const CreatePage = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  if (!changeAssociates) return <ProfileErrorPage kind="cannot-create" />;
  return (
    <>
      <PeoplePage page="associates" isNested title={text('New person')} />
      <PersonEditor person={null} table="create" />
    </>
  );
};

export default EditProfileScreen;
