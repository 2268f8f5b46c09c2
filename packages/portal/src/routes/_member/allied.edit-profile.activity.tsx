import { buildActivityRequest, buildAllAssociatesRequest } from '@surtidor/data';
import ActivityScreen from '@surtidor/portal/screens/activity';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { activityCodec } from '../../screens/activity/parts/activity-filter.tsx';

export const Route = createFileRoute('/_member/allied/edit-profile/activity')({
  loader: preload(({ parameters }) => [
    buildActivityRequest(activityCodec.read(parameters)),
    buildAllAssociatesRequest(),
  ]),
  component: ActivityScreen,
});
