import type { MessageKey } from '../shared/index.ts';
import type { CertificateForm, PrintFormat } from './types.ts';

/** Labels of the print formats (spec 5). */
export const printFormatLabels = {
  CONSOLIDADO: 'Consolidado',
  DETALLADO: 'Detallado',
} as const satisfies Record<PrintFormat, MessageKey>;

/** The initial form, with print format CONSOLIDADO (spec 5). */
export const emptyCertificateForm: CertificateForm = {
  destinationCode: '',
  startDate: null,
  endDate: null,
  printFormat: 'CONSOLIDADO',
  business: null,
};
