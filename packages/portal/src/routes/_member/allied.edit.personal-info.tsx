import { buildDestinationsRequest, buildPersonalInformationRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import { OwnAccessScreen } from '../../screens/own-access/own-access-screen.tsx';
import { PersonalInfoScreen } from '../../screens/personal-info/personal-info-screen.tsx';

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
