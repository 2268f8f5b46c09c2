import type { MessageKey } from '@surtidor/domain';
import type { accountTexts } from './spanish/account.ts';
import type { attemptTexts } from './spanish/attempts.ts';
import type { calendarTexts } from './spanish/calendar.ts';
import type { certificateTexts } from './spanish/certificates.ts';
import type { compensationTexts } from './spanish/compensations.ts';
import type { connectionTexts } from './spanish/connection.ts';
import type { contentTexts } from './spanish/content.ts';
import type { dashboardTexts } from './spanish/dashboard.ts';
import type { documentTexts } from './spanish/documents.ts';
import type { formTexts } from './spanish/forms.ts';
import type { listTexts } from './spanish/lists.ts';
import type { newsTexts } from './spanish/news.ts';
import type { notificationTexts } from './spanish/notifications.ts';
import type { orderToolTexts } from './spanish/order-tools.ts';
import type { orderTexts } from './spanish/orders.ts';
import type { paletteTexts } from './spanish/palette.ts';
import type { passwordResetTexts } from './spanish/password-reset.ts';
import type { payingTexts } from './spanish/paying.ts';
import type { pendingTexts } from './spanish/pending.ts';
import type { peopleTexts } from './spanish/people.ts';
import type { shellTexts } from './spanish/shell.ts';
import type { signInTexts } from './spanish/sign-in.ts';
import type { signInBundleTexts } from './spanish/sign-in-bundle.ts';
import type { stationTexts } from './spanish/stations.ts';
import type { surveyTexts } from './spanish/survey.ts';
import type { titleTexts } from './spanish/titles.ts';
import type { visitTexts } from './spanish/visit.ts';
import type { voucherTexts } from './spanish/vouchers.ts';

/** A message key, of the specification or of the screens. */
export type PortalMessageKey =
  | MessageKey
  | keyof typeof accountTexts
  | keyof typeof attemptTexts
  | keyof typeof calendarTexts
  | keyof typeof certificateTexts
  | keyof typeof compensationTexts
  | keyof typeof connectionTexts
  | keyof typeof contentTexts
  | keyof typeof dashboardTexts
  | keyof typeof documentTexts
  | keyof typeof signInBundleTexts
  | keyof typeof formTexts
  | keyof typeof listTexts
  | keyof typeof newsTexts
  | keyof typeof notificationTexts
  | keyof typeof orderTexts
  | keyof typeof orderToolTexts
  | keyof typeof paletteTexts
  | keyof typeof passwordResetTexts
  | keyof typeof payingTexts
  | keyof typeof pendingTexts
  | keyof typeof peopleTexts
  | keyof typeof shellTexts
  | keyof typeof signInTexts
  | keyof typeof stationTexts
  | keyof typeof surveyTexts
  | keyof typeof titleTexts
  | keyof typeof visitTexts
  | keyof typeof voucherTexts;
