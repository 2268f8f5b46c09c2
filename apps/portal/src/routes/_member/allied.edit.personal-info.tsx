import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import OwnAccessScreen from '../../screens/own-access/own-access-screen.tsx';
import { firstQueries as personalInfoQueries } from '../../screens/personal-info/first-queries.ts';
import PersonalInfoScreen from '../../screens/personal-info/personal-info-screen.tsx';

export const Route = createFileRoute('/_member/allied/edit/personal-info')({
  loader: preloadQueries({
    'personal-info': personalInfoQueries,
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
