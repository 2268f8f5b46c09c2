import { buildDestinationsRequest, buildPersonalInformationRequest } from '@surtidor/data';
import PersonalInfoScreen from '@surtidor/portal/screens/personal-info';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/allied/edit/personal-info')({
  loader: preload(({ session, variant, capabilities }) => [
    session.userId !== '' && buildPersonalInformationRequest(session.userId),
    variant.corporateDestinationSearch &&
      capabilities.destinationSearch &&
      buildDestinationsRequest(''),
  ]),
  component: PersonalInfoScreen,
});
