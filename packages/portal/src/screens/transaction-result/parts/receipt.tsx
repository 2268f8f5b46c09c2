import { formatMoney, getSegmentName } from '@surtidor/domain';
import { getRemainder, getShortReference, type PaymentResult } from '@surtidor/domain/payments';
import type { CorporateInfo } from '@surtidor/domain/session';
import { type Fact, IconButton } from '@surtidor/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { getLineName } from '../../../features/attempts/get-line-name.ts';
import { InvoiceLink } from '../../../features/invoices/invoice-link.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PaymentReceipt } from './use-receipt.ts';

/** The data that a receipt shows in addition to the payment. */
export interface ReceiptContext {
  readonly uuid: string;
  /** The client code of the paying company. */
  readonly clientCode: string;
  /** The paying company; null until loaded. */
  readonly company: Pick<CorporateInfo, 'name' | 'documentType' | 'document'> | null;
  readonly timeZone: string;
  readonly now: number;
  readonly result: PaymentResult | 'unanswered';
}

/** Returns the facts of the receipt: reference, company, tax ID, payer, bank and date. */
export function getReceiptFacts(
  receipt: PaymentReceipt | null,
  { uuid, clientCode, company, timeZone, now }: ReceiptContext,
  text: Text,
): readonly Fact[] {
  const formatOptionalInstant = (instant: number | null | undefined) => {
    if (instant === null || instant === undefined) return '';
    const { date, time } = formatInstant(timeZone, instant, now, text);
    return `${date}, ${time}`;
  };
  const facts: readonly Fact[] = [
    { label: text('Company'), value: company?.name },
    { label: company?.documentType ?? '', value: company?.document },
    { label: text('Client code'), value: clientCode },
    { label: text('Business segment'), value: receipt?.segment && getSegmentName(receipt.segment) },
    { label: text('Paid by'), value: receipt?.payerName },
    { label: text('Bank'), value: receipt?.record?.bank },
    {
      label: text('Payment date'),
      value: receipt?.isDeviceDate
        ? text('{date} (clock of this device)', { date: formatOptionalInstant(receipt.createdAt) })
        : formatOptionalInstant(receipt?.createdAt),
    },
    { label: text('Bank response'), value: formatOptionalInstant(receipt?.record?.settledAt) },
  ];
  return [
    { label: text('Reference'), value: <Reference uuid={uuid} /> },
    ...facts.filter(({ value }) => value),
  ];
}

/** Returns the paid invoices, with their station, the paid amount and what a partial payment leaves. */
export const getReceiptLines = (
  receipt: PaymentReceipt | null,
  result: ReceiptContext['result'],
  text: Text,
): readonly Fact[] =>
  (receipt?.lines ?? []).map((line) => {
    const remainder = getRemainder(line);
    return {
      label: [getLineName(line, text), line.stationName].filter(Boolean).join(' · '),
      value: (
        <>
          <span className="block">{formatMoney(line.amount)}</span>
          <InvoiceLink document={{ ...line, invoiceNumber: '' }} title={getLineName(line, text)} />
          {remainder && (
            <span className="block text-xs font-normal text-ui-ink-soft">
              {result === 'approved'
                ? text('Partial payment. Left to pay: {amount}', {
                    amount: formatMoney(remainder),
                  })
                : text('Partial payment')}
            </span>
          )}
        </>
      ),
    };
  });

/**
 * The reference of a transaction: a short one that is easy to read aloud, and the full ID. Has a copy button
 * if the browser has a clipboard.
 */
const Reference = ({ uuid }: { uuid: string }) => {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  // Undefined on pages without HTTPS.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () => {
    clipboard?.writeText(uuid).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0">
        <span translate="no" className="block font-bold tabular-nums">
          {getShortReference(uuid)}
        </span>
        <span className="block text-xs break-all text-ui-ink-soft">{uuid}</span>
      </span>
      {clipboard && (
        <IconButton
          label={text(isCopied ? 'Reference copied' : 'Copy the reference')}
          className="-my-2 print:hidden"
          onClick={copy}
        >
          {isCopied ? <Check /> : <Copy />}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isCopied && text('Reference copied')}
      </span>
    </span>
  );
};
