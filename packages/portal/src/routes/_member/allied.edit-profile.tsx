import {
  buildAssociatesRequest,
  buildDocumentTypesRequest,
  buildPersonalInformationRequest,
  buildRolesRequest,
} from '@surtidor/data';
import { getAbilities } from '@surtidor/domain/session';
import AccessMatrixScreen from '@surtidor/portal/screens/access-matrix';
import AssociatesScreen from '@surtidor/portal/screens/associates';
import EditProfileScreen from '@surtidor/portal/screens/edit-profile';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import { getInitialQueries as getAccessMatrixQueries } from '../../screens/access-matrix/access-matrix-queries.ts';
import { associatesCodec } from '../../screens/associates/parts/associates-codec.ts';
import { getInitialQueries as getAssociatesImportQueries } from '../../screens/associates-import/associates-import-queries.ts';
import { parseProfileParams } from '../../screens/edit-profile/profile-params.ts';

export const Route = createFileRoute('/_member/allied/edit-profile')({
  loader: preload({
    'edit-profile': (visit) => {
      const { session, variant, deploymentOptions, parameters } = visit;
      // Until the terms are accepted, the page shows only the terms.
      if (!session.terms.accepted) return [];
      const params = parseProfileParams(parameters);
      switch (params.kind) {
        case 'create':
          return getAbilities(session, variant, deploymentOptions).changeAssociates
            ? [buildRolesRequest(), buildDocumentTypesRequest()]
            : [];
        case 'person': {
          const id = params.id ?? session.userId;
          return [id !== '' && buildPersonalInformationRequest(id)];
        }
        case 'malformed':
          return [];
      }
    },
    associates: ({ parameters }) => [buildAssociatesRequest(associatesCodec.read(parameters))],
    'associates-import': getAssociatesImportQueries,
    'access-matrix': getAccessMatrixQueries,
  }),
  component: EditProfileRoute,
});

// Rarely opened: the other pages of this route do not load its code.
const AssociatesImportScreen = lazy(() => import('@surtidor/portal/screens/associates-import'));

const screens = {
  'edit-profile': EditProfileScreen,
  associates: AssociatesScreen,
  'associates-import': AssociatesImportScreen,
  'access-matrix': AccessMatrixScreen,
};

function EditProfileRoute() {
  return <SectionScreen screens={screens} />;
}
