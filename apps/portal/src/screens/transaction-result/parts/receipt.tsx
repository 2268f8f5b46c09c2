import {
  type CorporateInfo,
  formatMoney,
  getSegmentName,
  getShortReference,
} from '@surtidor/domain';
import { type Fact, IconButton } from '@surtidor/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { getLineName } from '../../../features/attempts/get-line-name.ts';
import { readableInstant } from '../../../platform/format/local-time.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { Paid } from './use-receipt.ts';

/** The data of a receipt besides the payment. */
export interface ReceiptParts {
  readonly uuid: string;
  /** Client code of the company that pays. */
  readonly client: string;
  /** The paying company; null until it is loaded. */
  readonly company: Pick<CorporateInfo, 'name' | 'documentType' | 'document'> | null;
  readonly timeZone: string;
  readonly now: number;
}

/** The facts of the receipt: reference, company and tax id, payer, bank and date. */
export function receiptFacts(
  paid: Paid | null,
  { uuid, client, company, timeZone, now }: ReceiptParts,
  text: Text,
): readonly Fact[] {
  const at = (instant: number | null | undefined) => {
    if (instant === null || instant === undefined) return '';
    const { date, time } = readableInstant(timeZone, instant, now);
    return `${date}, ${time}`;
  };
  const facts: readonly Fact[] = [
    { label: text('Company'), value: company?.name },
    { label: company?.documentType ?? '', value: company?.document },
    { label: text('Client code'), value: client },
    { label: text('Business segment'), value: paid?.segment && getSegmentName(paid.segment) },
    { label: text('Paid by'), value: paid?.record?.createdBy },
    { label: text('Bank'), value: paid?.record?.bank },
    { label: text('Date of the payment'), value: at(paid?.createdAt) },
    { label: text('Answer of the bank'), value: at(paid?.record?.settledAt) },
  ];
  return [
    { label: text('Reference'), value: <Reference uuid={uuid} /> },
    ...facts.filter(({ value }) => value),
  ];
}

/** The paid invoices with station and paid amount. */
export const receiptLines = (paid: Paid | null, text: Text): readonly Fact[] =>
  (paid?.lines ?? []).map((line) => ({
    label: [getLineName(line, text), line.stationName].filter(Boolean).join(' · '),
    value: formatMoney(line.amount),
  }));

/**
 * The short reference of a transaction, easy to read aloud, with its full id and, if the browser allows, a
 * copy button.
 */
const Reference = ({ uuid }: { uuid: string }) => {
  const text = useText();
  const [copied, setCopied] = useState(false);
  // Undefined on pages without https.
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
        <span className="block font-bold tabular-nums">{getShortReference(uuid)}</span>
        <span className="block text-xs break-all text-ink-soft">{uuid}</span>
      </span>
      {clipboard && (
        <IconButton
          label={text(copied ? 'Reference copied' : 'Copy the reference')}
          className="-my-2 print:hidden"
          onClick={copy}
        >
          {copied ? <Check /> : <Copy />}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied && text('Reference copied')}
      </span>
    </span>
  );
};
