export {
  type Activity,
  type ActivityFilter,
  activityKinds,
  buildActivityRequest,
  buildLatestSupportVisitRequest,
  useActivity,
  useLatestSupportVisit,
} from './activity.ts';
