import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import AccessMatrixScreen from '../../screens/access-matrix/access-matrix-screen.tsx';
import { firstQueries as accessMatrixQueries } from '../../screens/access-matrix/first-queries.ts';
import AssociatesScreen from '../../screens/associates/associates-screen.tsx';
import { firstQueries as associatesQueries } from '../../screens/associates/first-queries.ts';
import AssociatesImportScreen from '../../screens/associates-import/associates-import-screen.tsx';
import { firstQueries as associatesImportQueries } from '../../screens/associates-import/first-queries.ts';
import EditProfileScreen from '../../screens/edit-profile/edit-profile-screen.tsx';
import { firstQueries as editProfileQueries } from '../../screens/edit-profile/first-queries.ts';

export const Route = createFileRoute('/_member/allied/edit-profile')({
  loader: preloadQueries({
    'edit-profile': editProfileQueries,
    associates: associatesQueries,
    'associates-import': associatesImportQueries,
    'access-matrix': accessMatrixQueries,
  }),
  component: EditProfileRoute,
});

const screens = {
  'edit-profile': EditProfileScreen,
  associates: AssociatesScreen,
  'associates-import': AssociatesImportScreen,
  'access-matrix': AccessMatrixScreen,
};

function EditProfileRoute() {
  return <SectionScreen screens={screens} />;
}
