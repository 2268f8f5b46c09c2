import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyDayOrNull, day } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { checkCertificateForm } from './check-form.ts';
import { emptyCertificateForm, printFormatLabels } from './options.ts';
import { getCertificateOutcome } from './outcome.ts';
import type { CertificateForm } from './types.ts';

const today = day('2026-11-21');
const fieldNames = {
  destinationCode: 'Destino',
  startDate: 'Fecha inicial',
  endDate: 'Fecha final',
  printFormat: 'Formato',
  business: 'Negocio',
};
const validForm: CertificateForm = {
  destinationCode: ' 100 ',
  startDate: day('2026-01-01'),
  endDate: day('2026-02-01'),
  printFormat: 'DETALLADO',
  business: 'RUMBO',
};
const check = (overrides: Partial<CertificateForm>) =>
  checkCertificateForm({ ...validForm, ...overrides }, today, fieldNames);
const createRequiredError = (fieldName: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName },
});
const outOfRangeError = { key: 'The date is outside the allowed range.' };

describe('the certificate form (spec 5)', () => {
  it('initially has only the consolidated format selected', () => {
    expect(emptyCertificateForm).toEqual({
      destinationCode: '',
      startDate: null,
      endDate: null,
      printFormat: 'CONSOLIDADO',
      business: null,
    });
    expect(printFormatLabels).toEqual({ CONSOLIDADO: 'Consolidado', DETALLADO: 'Detallado' });
  });

  it('is valid when complete', () => {
    expect(check({})).toEqual({
      kind: 'valid',
      request: { ...validForm, destinationCode: '100' },
    });
  });

  it('allows an empty destination, which means all', () => {
    expect(check({ destinationCode: '' })).toMatchObject({ kind: 'valid' });
  });

  it('requires dates, print format and business', () => {
    const empty = { startDate: null, endDate: null, printFormat: null, business: null };
    expect(check(empty)).toEqual({
      kind: 'invalid',
      errors: {
        startDate: createRequiredError('Fecha inicial'),
        endDate: createRequiredError('Fecha final'),
        printFormat: createRequiredError('Formato'),
        business: createRequiredError('Negocio'),
      },
    });
  });

  it.each(['startDate', 'endDate', 'printFormat', 'business'] as const)('requires %s', (field) => {
    expect(check({ [field]: null })).toEqual({
      kind: 'invalid',
      errors: { [field]: createRequiredError(fieldNames[field]) },
    });
  });

  it.each([
    ['2025-11-21', '2026-11-20', {}],
    ['2025-11-20', '2026-11-20', { startDate: outOfRangeError }],
    ['2025-11-21', '2026-11-21', { endDate: outOfRangeError }],
    [
      '2026-03-01',
      '2026-02-28',
      { startDate: { key: 'The start date cannot be after the end date.' } },
    ],
    ['2026-03-01', '2026-03-01', {}],
    ['2020-01-01', '2020-01-02', { startDate: outOfRangeError, endDate: outOfRangeError }],
  ])('validating the range %s to %s returns the errors %o', (start, end, errors) => {
    const result = check({ startDate: day(start), endDate: day(end) });
    expect(result.kind === 'invalid' ? result.errors : {}).toEqual(errors);
  });

  property(
    'rejects dates outside the last year and reversed ranges',
    [anyDayOrNull, anyDayOrNull, anyDay],
    (startDate, endDate, now) => {
      const result = checkCertificateForm({ ...validForm, startDate, endDate }, now, fieldNames);
      if (result.kind === 'invalid') {
        expect(Object.keys(result.errors).length).toBeGreaterThan(0);
        return;
      }
      const { startDate: start, endDate: end } = result.request;
      expect(start <= end && end < now).toBe(true);
    },
  );
});

describe('the response to a request (spec 5)', () => {
  it.each([
    [199, 'failure'],
    [200, 'success'],
    [250, 'success'],
    [299, 'success'],
    [300, 'failure'],
    ['200', 'success'],
    [' 204 ', 'success'],
    ['', 'failure'],
    [' ', 'failure'],
    ['ok', 'failure'],
    [null, 'failure'],
    [Number.NaN, 'failure'],
  ])('code %j is a %s', (code, kind) => {
    expect(getCertificateOutcome(code, 'texto')).toEqual({ kind, text: 'texto' });
  });

  property(
    'succeeds only for codes from 200 to 299',
    [fc.integer({ min: -500, max: 1_000 })],
    (code) => {
      const isSuccess = code >= 200 && code <= 299;
      expect(getCertificateOutcome(code, '').kind === 'success').toBe(isSuccess);
      expect(getCertificateOutcome(String(code), '').kind === 'success').toBe(isSuccess);
    },
  );
});
