import { useSearchParams } from '../../../platform/router/index.ts';
import { profileAddress } from '../profile-address.ts';
import { CreatePage } from './create-page.tsx';
import { PersonPage } from './person-page.tsx';
import { ProfileProblem } from './profile-problem.tsx';

/** The profile that the address asks for: seen, edited, or of an associate that is created. */
export const ProfilePages = () => {
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
