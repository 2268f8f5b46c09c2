import type { MessageKey } from '@surtidor/domain';
import { accountTexts } from './spanish/account.ts';
import { activityTexts } from './spanish/activity.ts';
import { attemptsTexts } from './spanish/attempts.ts';
import { claimsTexts } from './spanish/claims.ts';
import { commonTexts } from './spanish/common.ts';
import { companiesTexts } from './spanish/companies.ts';
import { dashboardTexts } from './spanish/dashboard.ts';
import { documentsTexts } from './spanish/documents.ts';
import { errorsTexts } from './spanish/errors.ts';
import { texts as featureAccessMatrixTexts } from './spanish/features/access-matrix.ts';
import { texts as featureCalendarTexts } from './spanish/features/calendar.ts';
import { texts as featureCashPaymentsTexts } from './spanish/features/cash-payments.ts';
import { texts as featureCompensationsTexts } from './spanish/features/compensations.ts';
import { texts as featureNewsTexts } from './spanish/features/news.ts';
import { texts as featurePeopleImportTexts } from './spanish/features/people-import.ts';
import { texts as featureSalesCertificatesTexts } from './spanish/features/sales-certificates.ts';
import { texts as featureStoreTexts } from './spanish/features/store.ts';
import { texts as featureVouchersTexts } from './spanish/features/vouchers.ts';
import { formsTexts } from './spanish/forms.ts';
import { invoicePageTexts } from './spanish/invoice-page.ts';
import { listsTexts } from './spanish/lists.ts';
import { notificationsTexts } from './spanish/notifications.ts';
import { orderToolsTexts } from './spanish/order-tools.ts';
import { ordersTexts } from './spanish/orders.ts';
import { paletteTexts } from './spanish/palette.ts';
import { passwordResetTexts } from './spanish/password-reset.ts';
import { payingTexts } from './spanish/paying.ts';
import { paymentsPageTexts } from './spanish/payments-page.ts';
import { pdfBatchTexts } from './spanish/pdf-batch.ts';
import { pendingTexts } from './spanish/pending.ts';
import { peopleTexts } from './spanish/people.ts';
import { personalInfoTexts } from './spanish/personal-info.ts';
import { profileTexts } from './spanish/profile.ts';
import { questionsTexts } from './spanish/questions.ts';
import { shellTexts } from './spanish/shell.ts';
import { signInTexts } from './spanish/sign-in.ts';
import { tableFilesTexts } from './spanish/table-files.ts';
import { titlesTexts } from './spanish/titles.ts';
import { transactionResultTexts } from './spanish/transaction-result.ts';
import { voucherRulesTexts } from './spanish/voucher-rules.ts';
import { wordsTexts } from './spanish/words.ts';

/** Words of the specification that no page looks up. */
const domainTexts = {
  Active: 'Activo',
  Inactive: 'Inactivo',
  VS: 'VS',
  'List of Sales Certificates Generated': 'Lista de certificados de ventas generados',
  Agregar: 'Agregar',
  'Ver detalle de compra': 'Ver detalle de compra',
  'Ocultar detalle de compra': 'Ocultar detalle de compra',
  'Bonos agregados': 'Bonos agregados',
  Continuar: 'Continuar',
  'Pagar con PSE': 'Pagar con PSE',
  'Procesando...': 'Procesando...',
} as const;

/** The texts of the screens by their English text. */
const screenTexts = {
  ...accountTexts,
  ...activityTexts,
  ...attemptsTexts,
  ...claimsTexts,
  ...commonTexts,
  ...companiesTexts,
  ...dashboardTexts,
  ...documentsTexts,
  ...errorsTexts,
  ...featureAccessMatrixTexts,
  ...featureCalendarTexts,
  ...featureCashPaymentsTexts,
  ...featureCompensationsTexts,
  ...featureNewsTexts,
  ...featurePeopleImportTexts,
  ...featureSalesCertificatesTexts,
  ...featureStoreTexts,
  ...featureVouchersTexts,
  ...formsTexts,
  ...invoicePageTexts,
  ...listsTexts,
  ...notificationsTexts,
  ...orderToolsTexts,
  ...ordersTexts,
  ...paletteTexts,
  ...passwordResetTexts,
  ...payingTexts,
  ...paymentsPageTexts,
  ...pdfBatchTexts,
  ...pendingTexts,
  ...peopleTexts,
  ...personalInfoTexts,
  ...profileTexts,
  ...questionsTexts,
  ...shellTexts,
  ...signInTexts,
  ...tableFilesTexts,
  ...titlesTexts,
  ...transactionResultTexts,
  ...voucherRulesTexts,
  ...wordsTexts,
};

/** A message key, of the specification or of the screens. */
export type PortalMessageKey = MessageKey | keyof typeof screenTexts;

/**
 * All texts of the portal in Spanish, its display language (spec 9), for the server, stories and tests. In the browser, each
 * module imports the catalogues of its own texts (`catalogue.ts`).
 */
export const spanish: Readonly<Record<PortalMessageKey, string>> = {
  ...domainTexts,
  ...screenTexts,
};
