import { isEmail, isSameEmail } from '../shared/index.ts';
import type { Message } from '../shared/messages/types.ts';
import { areMoneyEqual, compareMoney, parseMoney } from '../shared/money/index.ts';
import { changeCart, maxVoucherQuantity, minVoucherQuantity } from './cart.ts';
import { getVoucherAmounts } from './catalogue.ts';
import { isAboveMaximum } from './limits.ts';
import type {
  RecipientList,
  RecipientRow,
  VoucherCart,
  VoucherConfig,
  VoucherRecipient,
  VoucherUse,
} from './types.ts';

/** The maximum number of rows in a list. */
const maxRecipients = 500;

/** Returns a trimmed cell, or empty text if it is missing. */
const getCell = (cells: readonly string[], index: number): string => (cells[index] ?? '').trim();

/** Whether a row is a heading, which has no email address. */
const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => cell.includes('@'));

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Parses a quantity. Returns 1 for empty text and NaN for invalid text. */
function parseQuantityCell(text: string): number {
  if (text === '') return minVoucherQuantity;
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return quantity >= minVoucherQuantity ? quantity : Number.NaN;
}

function getProblems(
  recipient: VoucherRecipient | null,
  { email, quantity, isAvailable }: { email: string; quantity: number; isAvailable: boolean },
  previousRecipients: readonly VoucherRecipient[],
): readonly Message[] {
  const problems: readonly (readonly [boolean, Message])[] = [
    [!isEmail(email), { key: 'please provide valid e-mail address.' }],
    [!isAvailable, { key: 'This amount is not offered.' }],
    [Number.isNaN(quantity), { key: 'The quantity must be a number from 1 on.' }],
    [
      recipient !== null &&
        previousRecipients.some((previous) => isSameRecipient(previous, recipient)),
      { key: 'This address has this amount already.' },
    ],
  ];
  return problems.flatMap(([applies, message]) => (applies ? [message] : []));
}

const isSameRecipient = (one: VoucherRecipient, other: VoucherRecipient): boolean =>
  isSameEmail(one.email, other.email) && areMoneyEqual(one.amount, other.amount);

/**
 * Parses a recipient list with the columns email, amount and optional quantity. A first row without an email address
 * is a heading. Empty rows are skipped.
 * @param tableRows The rows of a file or of pasted text.
 */
export function readRecipients(
  tableRows: readonly (readonly string[])[],
  use: VoucherUse,
  config: VoucherConfig,
): RecipientList {
  const [firstRow] = tableRows;
  const firstDataIndex = firstRow !== undefined && isHeading(firstRow) ? 1 : 0;
  const availableAmounts = getVoucherAmounts(config, use);
  const filledRows = tableRows
    .map((row, index) => ({ row, line: index + 1 }))
    .slice(firstDataIndex)
    .filter(({ row }) => !isBlank(row));
  if (filledRows.length === 0) return { kind: 'no-rows' };
  if (filledRows.length > maxRecipients) return { kind: 'too-many', limit: maxRecipients };
  const previousRecipients: VoucherRecipient[] = [];
  const rows = filledRows.map(({ row, line }): RecipientRow => {
    const email = getCell(row, 0);
    const amountText = getCell(row, 1);
    const parsedAmount = parseMoney(amountText, use.maximum.currency);
    const amount =
      availableAmounts.find(
        (availableAmount) => parsedAmount !== null && areMoneyEqual(availableAmount, parsedAmount),
      ) ?? null;
    const quantity = parseQuantityCell(getCell(row, 2));
    const candidate =
      amount === null || Number.isNaN(quantity) ? null : { email, amount, quantity };
    const problems = getProblems(
      candidate,
      { email, quantity, isAvailable: amount !== null },
      previousRecipients,
    );
    const recipient = problems.length === 0 ? candidate : null;
    if (recipient !== null) previousRecipients.push(recipient);
    return { line, email, amountText, recipient, problems };
  });
  return { kind: 'rows', rows };
}

/** Returns the cart of a recipient list, smallest amounts first. */
export function createRecipientCart(
  use: VoucherUse,
  recipients: readonly VoucherRecipient[],
): VoucherCart {
  return [...recipients]
    .sort((one, other) => compareMoney(one.amount, other.amount))
    .reduce(
      (cart, { amount, quantity }) => changeCart(cart, { kind: 'add', amount, quantity }),
      changeCart({ use: null, lines: [] }, { kind: 'choose-use', use }),
    );
}

/** Returns the reason why a list cannot be bought, or null if it can. */
export function getRecipientBlocker(
  use: VoucherUse,
  rows: readonly RecipientRow[],
): 'wrong-rows' | 'above-maximum' | 'too-many-of-one' | null {
  const recipients = rows.flatMap(({ recipient }) => (recipient === null ? [] : [recipient]));
  if (recipients.length < rows.length) return 'wrong-rows';
  const cart = createRecipientCart(use, recipients);
  if (isAboveMaximum(cart)) return 'above-maximum';
  // Above the maximum quantity of a line, some recipients would not get their vouchers.
  return matchesRecipients(cart, recipients) ? null : 'too-many-of-one';
}

/** Whether a cart matches a recipient list exactly. */
export function matchesRecipients(
  { lines }: VoucherCart,
  recipients: readonly VoucherRecipient[],
): boolean {
  const counts = new Map<number, number>();
  for (const { amount, quantity } of recipients) {
    counts.set(amount.minor, (counts.get(amount.minor) ?? 0) + quantity);
  }
  return (
    lines.length === counts.size &&
    lines.every(
      ({ amount, quantity }) =>
        quantity <= maxVoucherQuantity && counts.get(amount.minor) === quantity,
    )
  );
}
