import { buildDestinationsRequest, buildPersonalInformationRequest } from '@surtidor/data';
import OwnAccessScreen from '@surtidor/portal/screens/own-access';
import PersonalInfoScreen from '@surtidor/portal/screens/personal-info';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';

export const Route = createFileRoute('/_member/allied/edit/personal-info')({
  loader: preload({
    'personal-info': ({ session, variant, capabilities }) => [
      session.userId !== '' && buildPersonalInformationRequest(session.userId),
      variant.corporateDestinationSearch &&
        capabilities.destinationSearch &&
        buildDestinationsRequest(''),
    ],
  }),
  component: PersonalInfoRoute,
});

const screens = {
  'personal-info': PersonalInfoScreen,
  'own-access': OwnAccessScreen,
};

function PersonalInfoRoute() {
  return <SectionScreen screens={screens} />;
}
