import { formatMoney } from '@surtidor/domain';
import {
  createRecipientCart,
  getCartTotal,
  getRecipientBlocker,
  getVoucherAmounts,
  type RecipientList,
  readRecipients,
  type VoucherConfig,
  type VoucherUse,
} from '@surtidor/domain/vouchers';
import { Alert, Button, Dialog, Textarea } from '@surtidor/ui';
import { useState } from 'react';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { readCsv } from '../../table-files/read-csv.ts';
import type { TableRows } from '../../table-files/table-file.ts';
import { TableFileField } from '../../table-files/table-file-field.tsx';
import { TableFilePreview } from '../../table-files/table-file-preview.tsx';
import { useTableFile } from '../../table-files/use-table-file.ts';
import { useCartStore, useSavedCart } from '../use-cart.ts';
import { RecipientRows } from './recipient-rows.tsx';
import '../../../shared/messages/spanish/features/vouchers.ts';
import '../../../shared/messages/spanish/voucher-rules.ts';
import '../../../shared/messages/spanish/table-files.ts';

export interface RecipientsDialogProps {
  readonly use: VoucherUse;
  readonly config: VoucherConfig;
  readonly onClose: () => void;
  /** Called after the list has replaced the cart. */
  readonly onApply: () => void;
}

const blockerTexts = {
  'wrong-rows': 'Correct the marked rows and check the list again.',
  'above-maximum': 'The total is above the maximum.',
  'too-many-of-one': 'There are too many vouchers of one amount.',
} as const satisfies Record<NonNullable<ReturnType<typeof getRecipientBlocker>>, PortalMessageKey>;

function getProblemText(
  recipientList: Exclude<RecipientList, { kind: 'rows' }>,
  text: Text,
): string {
  switch (recipientList.kind) {
    case 'no-rows':
      return text('The list contains no e-mail addresses.');
    case 'too-many':
      return text(
        'A list can contain up to {limit} e-mail addresses. Split it into several lists.',
        {
          limit: recipientList.limit,
        },
      );
  }
}

/** Renders the dialog of vouchers for many people: a pasted list or a file, validated row by row, replaces the cart. */
export const RecipientsDialog = ({ use, config, onClose, onApply }: RecipientsDialogProps) => {
  const text = useText();
  const savedCart = useSavedCart();
  const { change, setRecipients } = useCartStore();
  const [input, setInput] = useState('');
  const [recipientList, setRecipientList] = useState<RecipientList | null>(null);
  const rows = recipientList?.kind === 'rows' ? recipientList.rows : [];
  const recipients = rows.flatMap(({ recipient }) => (recipient === null ? [] : [recipient]));
  const cart = createRecipientCart(use, recipients);
  const total = getCartTotal(cart);
  const blocker = rows.length === 0 ? null : getRecipientBlocker(use, rows);
  const readRows = (tableRows: TableRows) =>
    setRecipientList(readRecipients(tableRows, use, config));
  const { selectedFile, select, readAgain } = useTableFile((table) => {
    if (table === null || table.kind === 'unreadable') setRecipientList(null);
    else readRows(table.rows);
  });
  const readableFile = selectedFile?.table?.kind === 'unreadable' ? null : selectedFile?.table;
  const handleApply = () => {
    change({ kind: 'clear' });
    for (const { amount, quantity } of cart.lines) change({ kind: 'add', amount, quantity });
    setRecipients(recipients);
    onApply();
  };
  return (
    <Dialog
      open
      size="lg"
      title={text('Vouchers for many people')}
      description={text(
        'One person per line: e-mail, amount and, if more than one, the quantity. The list is a single purchase.',
      )}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={input.trim() === ''}
            onClick={() => readRows(readCsv(input).rows)}
          >
            {text('Check the list')}
          </Button>
          <Button disabled={rows.length === 0 || blocker !== null} onClick={handleApply}>
            {text('Use this list')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Textarea
          label={text('List of e-mails and amounts')}
          hint={text('Amounts: {amounts}', {
            amounts: getVoucherAmounts(config, use).map(formatMoney).join(' · '),
          })}
          rows={6}
          value={input}
          onValueChange={(nextInput) => {
            setInput(nextInput);
            setRecipientList(null);
          }}
        />
        <TableFileField selectedFile={selectedFile} onSelect={select} />
        {readableFile && <TableFilePreview table={readableFile} onReadAgain={readAgain} />}
        {recipientList !== null && recipientList.kind !== 'rows' && (
          <Alert tone="danger">{getProblemText(recipientList, text)}</Alert>
        )}
        {rows.length > 0 && (
          <>
            <Alert
              tone={blocker === null ? 'success' : 'warning'}
              title={text('{count} of {total} rows are valid, {amount} of the maximum {maximum}', {
                count: recipients.length,
                total: rows.length,
                amount: total === null ? '' : formatMoney(total),
                maximum: formatMoney(use.maximum),
              })}
            >
              {blocker === null
                ? savedCart.cart.lines.length > 0 && text('The list replaces your cart.')
                : text(blockerTexts[blocker])}
            </Alert>
            <RecipientRows rows={rows} />
          </>
        )}
      </div>
    </Dialog>
  );
};
