import type { MessageKey } from '@surtidor/domain';
import { accountTexts } from './spanish/account.ts';
import { attemptTexts } from './spanish/attempts.ts';
import { claimTexts } from './spanish/claims.ts';
import { connectionTexts } from './spanish/connection.ts';
import { contentTexts } from './spanish/content.ts';
import { dashboardTexts } from './spanish/dashboard.ts';
import { documentTexts } from './spanish/documents.ts';
import { domainTexts } from './spanish/domain.ts';
import { texts as accessMatrixTexts } from './spanish/features/access-matrix.ts';
import { texts as calendarTexts } from './spanish/features/calendar.ts';
import { texts as cashPaymentTexts } from './spanish/features/cash-payments.ts';
import { texts as compensationTexts } from './spanish/features/compensations.ts';
import { texts as dynamicFormTexts } from './spanish/features/forms.ts';
import { texts as newsTexts } from './spanish/features/news.ts';
import { texts as peopleImportTexts } from './spanish/features/people-import.ts';
import { texts as certificateTexts } from './spanish/features/sales-certificates.ts';
import { texts as storeTexts } from './spanish/features/store.ts';
import { texts as surveyTexts } from './spanish/features/survey.ts';
import { texts as voucherTexts } from './spanish/features/vouchers.ts';
import { formTexts } from './spanish/forms.ts';
import { invoicePageTexts } from './spanish/invoice-page.ts';
import { listTexts } from './spanish/lists.ts';
import { notificationTexts } from './spanish/notifications.ts';
import { orderToolTexts } from './spanish/order-tools.ts';
import { orderTexts } from './spanish/orders.ts';
import { paletteTexts } from './spanish/palette.ts';
import { passwordResetTexts } from './spanish/password-reset.ts';
import { payingTexts } from './spanish/paying.ts';
import { pendingTexts } from './spanish/pending.ts';
import { peopleTexts } from './spanish/people.ts';
import { questionTexts } from './spanish/questions.ts';
import { shellTexts } from './spanish/shell.ts';
import { signInTexts } from './spanish/sign-in.ts';
import { signInBundleTexts } from './spanish/sign-in-bundle.ts';
import { stationTexts } from './spanish/stations.ts';
import { tableFileTexts } from './spanish/table-files.ts';
import { titleTexts } from './spanish/titles.ts';

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
  ...claimTexts,
  ...connectionTexts,
  ...accountTexts,
  ...signInBundleTexts,
  ...formTexts,
  ...orderTexts,
  ...orderToolTexts,
  ...invoicePageTexts,
  ...listTexts,
  ...notificationTexts,
  ...contentTexts,
  ...peopleTexts,
  ...signInTexts,
  ...stationTexts,
  ...questionTexts,
  ...tableFileTexts,
  ...titleTexts,
  // What leaves the build with its feature.
  ...accessMatrixTexts,
  ...calendarTexts,
  ...cashPaymentTexts,
  ...compensationTexts,
  ...dynamicFormTexts,
  ...newsTexts,
  ...peopleImportTexts,
  ...certificateTexts,
  ...storeTexts,
  ...surveyTexts,
  ...voucherTexts,
};

/** A message key, of the specification or of the screens. */
export type PortalMessageKey = MessageKey | keyof typeof screenTexts;

/** All texts of the portal in Spanish, its display language (spec 9). */
export const spanish: Readonly<Record<PortalMessageKey, string>> = {
  ...domainTexts,
  ...screenTexts,
};
