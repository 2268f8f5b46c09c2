import type { MessageKey } from '@surtidor/domain';
import { accountTexts } from './spanish/account.ts';
import { attemptTexts } from './spanish/attempts.ts';
import { calendarTexts } from './spanish/calendar.ts';
import { certificateTexts } from './spanish/certificates.ts';
import { compensationTexts } from './spanish/compensations.ts';
import { connectionTexts } from './spanish/connection.ts';
import { contentTexts } from './spanish/content.ts';
import { dashboardTexts } from './spanish/dashboard.ts';
import { documentTexts } from './spanish/documents.ts';
import { domainTexts } from './spanish/domain.ts';
import { formTexts } from './spanish/forms.ts';
import { invoicePageTexts } from './spanish/invoice-page.ts';
import { listTexts } from './spanish/lists.ts';
import { newsTexts } from './spanish/news.ts';
import { notificationTexts } from './spanish/notifications.ts';
import { orderToolTexts } from './spanish/order-tools.ts';
import { orderTexts } from './spanish/orders.ts';
import { paletteTexts } from './spanish/palette.ts';
import { passwordResetTexts } from './spanish/password-reset.ts';
import { payingTexts } from './spanish/paying.ts';
import { pendingTexts } from './spanish/pending.ts';
import { peopleTexts } from './spanish/people.ts';
import { shellTexts } from './spanish/shell.ts';
import { signInTexts } from './spanish/sign-in.ts';
import { signInBundleTexts } from './spanish/sign-in-bundle.ts';
import { stationTexts } from './spanish/stations.ts';
import { surveyTexts } from './spanish/survey.ts';
import { titleTexts } from './spanish/titles.ts';
import { voucherTexts } from './spanish/vouchers.ts';

/** The texts of the screens by their English text. */
const screenTexts = {
  ...documentTexts,
  ...shellTexts,
  ...dashboardTexts,
  ...paletteTexts,
  ...passwordResetTexts,
  ...payingTexts,
  ...pendingTexts,
  ...attemptTexts,
  ...calendarTexts,
  ...certificateTexts,
  ...compensationTexts,
  ...connectionTexts,
  ...accountTexts,
  ...signInBundleTexts,
  ...formTexts,
  ...orderTexts,
  ...orderToolTexts,
  ...invoicePageTexts,
  ...listTexts,
  ...newsTexts,
  ...notificationTexts,
  ...contentTexts,
  ...peopleTexts,
  ...signInTexts,
  ...stationTexts,
  ...surveyTexts,
  ...titleTexts,
  ...voucherTexts,
};

/** A message key, of the specification or of the screens. */
export type PortalMessageKey = MessageKey | keyof typeof screenTexts;

/** All texts of the portal in Spanish, its display language (spec 9). */
export const spanish: Readonly<Record<PortalMessageKey, string>> = {
  ...domainTexts,
  ...screenTexts,
};
