import { invertCodes } from '../shared/constants/by-code.ts';
import {
  type CalendarDate,
  invoiceStatusCodes,
  type MessageKey,
  type StateTone,
} from '../shared/index.ts';
import type { InvoiceStatus } from './types.ts';

/** Maps a status code of the backend (spec 4); unknown codes are 'requested'. */
export const getInvoiceStatus = (code: string): InvoiceStatus =>
  statusByCode.get(code.trim().toUpperCase()) ?? 'requested';

/** The tone and label of each status (spec 4: expired is red, expires today is yellow). */
export const invoiceStatusAppearance = {
  'to-expire': { tone: 'neutral', label: 'Next to expire' },
  expired: { tone: 'danger', label: 'Expired' },
  'expires-today': { tone: 'warning', label: 'Expires today' },
  compensated: { tone: 'neutral', label: 'Compensated' },
  open: { tone: 'neutral', label: 'Open' },
  requested: { tone: 'neutral', label: 'Requested' },
} as const satisfies Record<InvoiceStatus, { tone: StateTone; label: MessageKey }>;

/** Returns the tone of an unpaid invoice with this due date (spec 4). */
export const getDueDateTone = (day: CalendarDate, today: CalendarDate): StateTone => {
  if (day === today) return invoiceStatusAppearance['expires-today'].tone;
  return invoiceStatusAppearance[day < today ? 'expired' : 'to-expire'].tone;
};

/** The options of the selection filter, in order: open (A) and compensated (C) (spec 4). */
export const selectionStatusOptions = [
  { code: invoiceStatusCodes.open, status: 'open', label: 'Open' },
  { code: invoiceStatusCodes.compensated, status: 'compensated', label: 'Compensated' },
] as const satisfies readonly { code: string; status: InvoiceStatus; label: MessageKey }[];

const statusByCode: ReadonlyMap<string, InvoiceStatus> = invertCodes(invoiceStatusCodes);
