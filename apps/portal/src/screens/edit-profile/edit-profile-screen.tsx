import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { loadPeopleBundle } from '../../platform/messages/catalogue-store.ts';
import { Navigate, useSearchParams } from '../../platform/router/index.ts';

// Each without the other: who only accepts the terms loads no form.
const TermsDemand = lazyPart(async () => (await import('./terms/terms-demand.tsx')).TermsDemand);
const ProfilePages = lazyPart(async () => {
  const [part] = await Promise.all([import('./parts/profile-pages.tsx'), loadPeopleBundle()]);
  return part.ProfilePages;
});

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
