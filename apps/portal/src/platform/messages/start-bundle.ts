import { dashboardTexts } from './spanish/dashboard.ts';
import { documentTexts } from './spanish/documents.ts';
import { firstTexts } from './spanish/first.ts';
import { newsTexts } from './spanish/news.ts';
import { shellTexts } from './spanish/shell.ts';
import { titleTexts } from './spanish/titles.ts';

/** What the frame of the portal, the dashboard and a piece of news say: enough for a start. */
export const startBundle = {
  ...documentTexts,
  ...shellTexts,
  ...dashboardTexts,
  ...newsTexts,
  ...firstTexts,
  ...titleTexts,
};
