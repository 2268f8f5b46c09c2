import { buildDocumentTypesRequest, buildRolesRequest } from '@surtidor/data';
import AssociatesImportScreen from '@surtidor/portal/screens/associates-import';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/allied/edit-profile/import')({
  loader: preload(() => [buildRolesRequest(), buildDocumentTypesRequest()]),
  component: AssociatesImportScreen,
});
