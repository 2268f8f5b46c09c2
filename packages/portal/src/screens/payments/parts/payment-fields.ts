import { formatTotals, getLocalTime } from '@surtidor/domain';
import { getCompensatedTotals } from '@surtidor/domain/compensations';
import { getPaidAmounts, getShortReference, type ListedPayment } from '@surtidor/domain/payments';
import { getKindLabel, getPhaseLabel } from '../../../features/attempts/attempt-row.ts';
import { getStateName } from '../../../features/compensations/compensation-texts.ts';
import {
  amountField,
  dateField,
  type ListField,
  textField,
} from '../../../features/lists/list-fields.ts';
import { createAmountCell } from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import type { PaymentRow } from './use-payments.ts';

/** Creates a text field of payments; empty for compensations. */
const paymentField = (
  label: PortalMessageKey,
  width: number,
  getValue: (payment: ListedPayment) => string,
): ListField<PaymentRow> =>
  textField(label, width, (row) => (row.kind === 'payment' ? getValue(row.payment) : ''));

/** What a row settled surely; its column adds up to the total of the screen. */
const getSettledAmount = (row: PaymentRow, station: string | undefined) =>
  row.kind === 'payment'
    ? getPaidAmounts(row.payment, station)
    : getCompensatedTotals([row.compensation]);

/** A column with what the rows of one kind settled. The amounts of a row are in one currency. */
const settledField = (
  kind: PaymentRow['kind'],
  label: PortalMessageKey,
  station?: string,
): ListField<PaymentRow> => {
  const getAmounts = (row: PaymentRow) => (row.kind === kind ? getSettledAmount(row, station) : []);
  return {
    label,
    width: 18,
    format: (row) => formatTotals(getAmounts(row)),
    getCell: (row) => {
      const [amount] = getAmounts(row);
      return amount ? createAmountCell(amount) : null;
    },
  };
};

/** The names of the stations whose documents a payment pays. */
const formatStations = ({ lines }: ListedPayment): string =>
  [...new Set(lines.map(({ stationName, stationCode }) => stationName ?? stationCode ?? ''))]
    .filter((name) => name !== '')
    .join(', ');

interface PaymentFieldsOptions {
  readonly timeZone: string;
  /** The code of the station whose documents are counted; absent for all. */
  readonly station?: string | undefined;
}

/** Returns the columns of the exported payments and compensations. */
export const createPaymentFields = (
  { timeZone, station }: PaymentFieldsOptions,
  text: Text,
): readonly ListField<PaymentRow>[] => [
  dateField('Date', ({ at }) => (at > 0 ? getLocalTime(timeZone, at).date : null)),
  textField('Reference', 14, (row) =>
    row.kind === 'payment' ? getShortReference(row.payment.uuid ?? '') : row.compensation.id,
  ),
  textField('Type', 18, (row) =>
    getKindLabel(row.kind === 'payment' ? row.payment.kind : 'compensation', text),
  ),
  textField('Status', 18, (row) =>
    row.kind === 'payment'
      ? getPhaseLabel(row.payment.phase, text)
      : getStateName(row.compensation, text),
  ),
  amountField('Value', (row) =>
    row.kind === 'payment' ? row.payment.amount : row.compensation.compensatedTotal,
  ),
  settledField('payment', 'Paid value', station),
  settledField('compensation', 'Compensated total'),
  paymentField('Bank', 24, ({ bank = '' }) => bank),
  paymentField('Person', 28, ({ createdBy = '' }) => createdBy),
  dateField('Date of the result', (row) => {
    const settledAt = row.kind === 'payment' ? (row.payment.settledAt ?? null) : null;
    return settledAt === null ? null : getLocalTime(timeZone, settledAt).date;
  }),
  textField('Invoices', 40, (row) =>
    row.kind === 'payment'
      ? row.payment.lines.map((line) => line.name?.number ?? line.documentNumber).join(', ')
      : row.compensation.lines
          .filter(({ side }) => side === 'invoice')
          .map((line) => line.invoiceNumber || line.documentNumber)
          .join(', '),
  ),
  paymentField('Stations', 30, formatStations),
];
