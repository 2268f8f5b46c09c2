import { dashboardTexts } from './spanish/dashboard.ts';
import { documentTexts } from './spanish/documents.ts';
import { shellTexts } from './spanish/shell.ts';
import { signInTexts } from './spanish/sign-in.ts';

/** What the frame of the portal and the dashboard say: enough for a start. */
export const firstTexts = {
  ...documentTexts,
  ...shellTexts,
  ...dashboardTexts,
  ...signInTexts,
};
