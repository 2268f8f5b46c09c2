import {
  buildDocumentTypesRequest,
  buildPersonalInformationRequest,
  buildRolesRequest,
} from '@surtidor/data';
import { getAbilities } from '@surtidor/domain/session';
import EditProfileScreen from '@surtidor/portal/screens/edit-profile';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { parseProfileParams } from '../../screens/edit-profile/profile-params.ts';

export const Route = createFileRoute('/_member/allied/edit-profile')({
  loader: preload((visit) => {
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
  }),
  component: EditProfileScreen,
});
