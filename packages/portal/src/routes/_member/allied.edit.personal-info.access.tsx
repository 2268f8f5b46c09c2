import OwnAccessScreen from '@surtidor/portal/screens/own-access';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/allied/edit/personal-info/access')({
  component: OwnAccessScreen,
});
