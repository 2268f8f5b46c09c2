import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { loadPeopleBundle, loadTermsTexts } from '../../platform/messages/catalogue-store.ts';
import { Navigate, useSearchParams } from '../../platform/router/index.ts';
import { LazyProfileProblem } from './parts/lazy-profile-problem.tsx';
import { profileAddress } from './profile-address.ts';

// Each with its texts and without the others: who only accepts the terms loads no form of a person,
// and who creates one no page that shows them.
const TermsDemand = lazyPart(async () => {
  const [part] = await Promise.all([import('./terms/terms-demand.tsx'), loadTermsTexts()]);
  return part.TermsDemand;
});
const CreatePage = lazyPart(async () => {
  const [part] = await Promise.all([import('./parts/create-page.tsx'), loadPeopleBundle()]);
  return part.CreatePage;
});
const PersonPage = lazyPart(async () => {
  const [part] = await Promise.all([import('./parts/person-page.tsx'), loadPeopleBundle()]);
  return part.PersonPage;
});
/** The profile that the address asks for: seen, edited, or of an associate that is created. */
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
      return <LazyProfileProblem kind="malformed" />;
  }
};

/**
 * A profile: seen, edited, or of an associate that is created (spec 2). While the terms are not
 * accepted it demands that alone; once they are, their address has nothing left to ask: home.
 */
const EditProfileScreen = () => {
  const { terms } = useSession();
  const [query] = useSearchParams();
  if (terms.accepted && query.get('states') === '1') return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<ListFrame state="loading" />}>
      {terms.accepted ? <ProfilePages /> : <TermsDemand />}
    </Suspense>
  );
};

// React's lazy asks for a default export.
export default EditProfileScreen;
