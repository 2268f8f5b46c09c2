import type { MessageKey } from '../shared/index.ts';
import type { CertificateForm, PrintFormat } from './types.ts';

/** What each print format is called (spec 5). */
export const printFormatLabels = {
  CONSOLIDADO: 'Consolidado',
  DETALLADO: 'Detallado',
} as const satisfies Record<PrintFormat, MessageKey>;

/** The form as it opens: the print format is CONSOLIDADO (spec 5). */
export const emptyCertificateForm: CertificateForm = {
  destinationCode: '',
  startDate: null,
  endDate: null,
  printFormat: 'CONSOLIDADO',
  business: null,
};
