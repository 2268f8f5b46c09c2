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
    const abilities = getAbilities(session, variant, deploymentOptions);
    const formRequests = [buildRolesRequest(), buildDocumentTypesRequest()];
    switch (params.kind) {
      case 'create':
        return abilities.changeAssociates ? formRequests : [];
      case 'person': {
        const id = params.id ?? session.userId;
        if (id === '') return [];
        const canEdit = id === session.userId ? abilities.editProfile : abilities.changeAssociates;
        const isForm = params.mode === 'edit' && canEdit;
        return [buildPersonalInformationRequest(id), ...(isForm ? formRequests : [])];
      }
      case 'malformed':
        return [];
    }
  }),
  component: EditProfileScreen,
});
