import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { type CalendarDate, invoiceStatusCodes, type StateTone } from '../shared/index.ts';
import {
  dueDayTone,
  getInvoiceStatus,
  invoiceStatusAppearance,
  selectionStatusOptions,
} from './status.ts';

const codes = Object.values(invoiceStatusCodes);
const statusOfTone = (tone: StateTone) =>
  Object.entries(invoiceStatusAppearance).flatMap(([status, appearance]) =>
    appearance.tone === tone ? [status] : [],
  );

describe('invoice status codes (spec 4)', () => {
  it.each(Object.entries(invoiceStatusCodes))('%s is what %s means', (status, code) => {
    expect(getInvoiceStatus(code)).toBe(status);
    expect(getInvoiceStatus(` ${code.toLowerCase()} `)).toBe(status);
  });

  it('colours only overdue statuses: red for expired, yellow for today', () => {
    expect(statusOfTone('danger')).toEqual(['expired']);
    expect(statusOfTone('warning')).toEqual(['expires-today']);
  });

  it('colours a date like an unpaid invoice due on it', () => {
    const today = '2026-11-20' as CalendarDate;
    expect(dueDayTone('2026-11-19' as CalendarDate, today)).toBe('danger');
    expect(dueDayTone(today, today)).toBe('warning');
    expect(dueDayTone('2026-11-21' as CalendarDate, today)).toBe('neutral');
  });

  it('labels each status differently', () => {
    const labels = Object.values(invoiceStatusAppearance).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  property('shows every code it does not know as requested', [fc.string()], (code) => {
    const known = codes.some((one) => one === code.trim().toUpperCase());
    expect(getInvoiceStatus(code) === 'requested').toBe(!known);
  });

  it('offers distinct statuses in the selection filter', () => {
    for (const { code, status } of selectionStatusOptions) {
      expect(getInvoiceStatus(code)).toBe(status);
    }
    expect(selectionStatusOptions.map(({ status }) => status)).toEqual(['open', 'compensated']);
  });
});
