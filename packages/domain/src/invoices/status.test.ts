import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { invoiceStatusLooks, invoiceStatusOf, selectionStatusOptions } from './status.ts';

describe('invoice status codes (spec 4)', () => {
  it.each([
    ['NV', 'to-expire', 'neutral', 'Next to expire'],
    ['AT', 'expired', 'danger', 'Expired'],
    ['V', 'expires-today', 'warning', 'Expires today'],
    ['C', 'compensated', 'neutral', 'Compensated'],
    ['A', 'open', 'neutral', 'Open'],
    ['', 'requested', 'neutral', 'Requested'],
    ['ZZ', 'requested', 'neutral', 'Requested'],
  ] as const)('%s is %s, %s, "%s"', (code, status, tone, label) => {
    expect(invoiceStatusOf(code)).toBe(status);
    expect(invoiceStatusLooks[status]).toEqual({ tone, label });
  });

  it('reads a code in any case and with spaces around it', () => {
    expect(invoiceStatusOf(' nv ')).toBe('to-expire');
  });

  property('shows every code it does not know as requested', [fc.string()], (code) => {
    const known = ['NV', 'AT', 'V', 'C', 'A'].includes(code.trim().toUpperCase());
    expect(invoiceStatusOf(code) === 'requested').toBe(!known);
  });

  it('offers open and compensated in the selection filter', () => {
    expect(selectionStatusOptions).toEqual([
      { code: 'A', status: 'open', label: 'Open' },
      { code: 'C', status: 'compensated', label: 'Compensated' },
    ]);
  });
});
