import type { Invoice } from '@surtidor/domain/invoices';
import type { PaymentAttempt, RemoteAttempt } from '@surtidor/domain/payments';
import { expect, it } from 'vitest';
import { createText } from '../../../platform/messages/text-context.tsx';
import { spanish } from '../../../shared/messages/es.ts';
import { formatInPaymentNote } from './in-payment-note.tsx';

const now = Date.parse('2026-11-21T03:40:00Z');
const startedAt = Date.parse('2026-11-21T03:30:00Z');

// Contain only the fields that the function reads.
const createInvoice = (documentNumber: string, hold: Invoice['hold'] = null) =>
  ({ documentNumber, hold }) as Invoice;
const ximena = { createdBy: 'Ximena', isOwn: false, createdAt: startedAt } as RemoteAttempt;
const own = { createdAt: startedAt - 86_400_000 } as PaymentAttempt;

const format = (
  invoices: readonly Invoice[],
  attempts: readonly (readonly [string, PaymentAttempt | RemoteAttempt])[] = [],
) =>
  formatInPaymentNote(
    invoices,
    new Map(attempts),
    { timeZone: 'America/Bogota', now },
    createText(spanish),
  );

it('names each payment once', () => {
  expect(format([])).toBe('');
  expect(
    format(
      [createInvoice('1'), createInvoice('2')],
      [
        ['1', ximena],
        ['2', ximena],
      ],
    ),
  ).toBe('2 más ya se están pagando (Ximena, 22:30).');
  expect(format([createInvoice('1')], [['1', own]])).toBe(
    '1 más ya se está pagando (usted, 19 nov 2026, 22:30).',
  );
});

it('says what the hold of an invoice says', () => {
  const held = createInvoice('1', { reason: 'payment', startedAt });
  const undated = createInvoice('2', { reason: 'payment', startedAt: null });
  expect(format([held])).toBe('1 más ya se está pagando (22:30).');
  expect(format([undated, undated])).toBe('2 más ya se están pagando.');
});
