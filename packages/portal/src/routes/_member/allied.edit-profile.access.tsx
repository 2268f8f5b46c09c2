import { buildAllAssociatesRequest, buildRolesAccessRequest } from '@surtidor/data';
import AccessMatrixScreen from '@surtidor/portal/screens/access-matrix';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/allied/edit-profile/access')({
  loader: preload(() => [buildAllAssociatesRequest(), buildRolesAccessRequest()]),
  component: AccessMatrixScreen,
});
