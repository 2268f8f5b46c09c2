import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { defaultResultStates, getPaymentResult, parseReturnedUuid } from './payment-result.ts';

describe('getPaymentResult (reading 14)', () => {
  it.each([
    ['APROBADA', 'approved'],
    [' aprobada ', 'approved'],
    ['Approved', 'approved'],
    ['RECHAZADA', 'rejected'],
    ['Rejected', 'rejected'],
    ['PENDIENTE', 'pending'],
    ['NO_ENCONTRADA', 'unknown-transaction'],
    ['no encontrada', 'unknown-transaction'],
    ['NO _ ENCONTRADA', 'unknown-transaction'],
    ['NOENCONTRADA', 'pending'],
    ['', 'pending'],
    ['APROBADA?', 'pending'],
    ['OK', 'pending'],
  ])('maps %j to %s', (status, result) => {
    expect(getPaymentResult({ found: true, status })).toBe(result);
  });

  it('returns unknown-transaction for any status if the transaction was not found', () => {
    expect(getPaymentResult({ found: false, status: 'APROBADA' })).toBe('unknown-transaction');
  });

  it('returns pending without a response', () => {
    expect(getPaymentResult(null)).toBe('pending');
  });

  it("maps a deployment's own status labels, ignoring accents", () => {
    const states = { approved: ['Éxito'], rejected: ['Falló'], unknownTransaction: ['N/A'] };
    expect(getPaymentResult({ found: true, status: 'exito' }, states)).toBe('approved');
    expect(getPaymentResult({ found: true, status: 'FALLÓ' }, states)).toBe('rejected');
    expect(getPaymentResult({ found: true, status: 'n/a' }, states)).toBe('unknown-transaction');
    expect(getPaymentResult({ found: true, status: 'APROBADA' }, states)).toBe('pending');
  });

  it('prefers rejection if a status is in both tables', () => {
    const states = { approved: ['X'], rejected: ['X'] };
    expect(getPaymentResult({ found: true, status: 'X' }, states)).toBe('rejected');
  });

  property(
    'never treats an unknown status as success',
    [fc.string(), fc.boolean()],
    (status, found) => {
      const normalized = status.trim().toUpperCase();
      const isApproved = defaultResultStates.approved.includes(normalized);
      if (!isApproved) expect(getPaymentResult({ found, status })).not.toBe('approved');
    },
  );
});

describe('parseReturnedUuid', () => {
  it.each([
    ['?uuid=5f0c-9', '5f0c-9'],
    ['?a=1&uuid=%205f0c_9%20', '5f0c_9'],
    ['', null],
    ['?uuid=', null],
    ['?uuid=<script>', null],
    [`?uuid=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`?uuid=${'a'.repeat(65)}`, null],
    ['?state=approved', null],
  ])('parses %j as %j', (search, uuid) => {
    expect(parseReturnedUuid(search)).toBe(uuid);
  });

  property('returns only safe characters for any URL', [fc.string()], (text) => {
    expect(parseReturnedUuid(`?uuid=${text}`) ?? 'none').toMatch(/^[\w-]{1,64}$/);
  });
});
