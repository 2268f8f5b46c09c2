import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { type CalendarDate, invoiceStatusCodes, type StateTone } from '../shared/index.ts';
import {
  getDueDateTone,
  getInvoiceStatus,
  invoiceStatusAppearance,
  selectionStatusOptions,
} from './status.ts';

const codes = Object.values(invoiceStatusCodes);
const getStatusesWithTone = (tone: StateTone) =>
  Object.entries(invoiceStatusAppearance).flatMap(([status, appearance]) =>
    appearance.tone === tone ? [status] : [],
  );

describe('invoice status codes (spec 4)', () => {
  it.each(Object.entries(invoiceStatusCodes))('returns %s for the code %s', (status, code) => {
    expect(getInvoiceStatus(code)).toBe(status);
    expect(getInvoiceStatus(` ${code.toLowerCase()} `)).toBe(status);
  });

  it('uses the danger tone only for expired and the warning tone only for today', () => {
    expect(getStatusesWithTone('danger')).toEqual(['expired']);
    expect(getStatusesWithTone('warning')).toEqual(['expires-today']);
  });

  it('gives a date the tone of an unpaid invoice that is due then', () => {
    const today = '2026-11-20' as CalendarDate;
    expect(getDueDateTone('2026-11-19' as CalendarDate, today)).toBe('danger');
    expect(getDueDateTone(today, today)).toBe('warning');
    expect(getDueDateTone('2026-11-21' as CalendarDate, today)).toBe('neutral');
  });

  it('labels each status differently', () => {
    const labels = Object.values(invoiceStatusAppearance).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  property('maps unknown codes to requested', [fc.string()], (code) => {
    const isKnown = codes.some((one) => one === code.trim().toUpperCase());
    expect(getInvoiceStatus(code) === 'requested').toBe(!isKnown);
  });

  it('offers distinct statuses in the selection filter', () => {
    for (const { code, status } of selectionStatusOptions) {
      expect(getInvoiceStatus(code)).toBe(status);
    }
    expect(selectionStatusOptions.map(({ status }) => status)).toEqual(['open', 'compensated']);
  });
});
