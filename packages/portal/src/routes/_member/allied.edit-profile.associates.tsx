import { buildAssociatesRequest } from '@surtidor/data';
import AssociatesScreen from '@surtidor/portal/screens/associates';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { associatesCodec } from '../../screens/associates/parts/associates-codec.ts';

export const Route = createFileRoute('/_member/allied/edit-profile/associates')({
  loader: preload(({ parameters }) => [buildAssociatesRequest(associatesCodec.read(parameters))]),
  component: AssociatesScreen,
});
