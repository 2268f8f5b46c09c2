import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyDayOrNone, day } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { checkCertificateForm } from './check-form.ts';
import { emptyCertificateForm, printFormatLabels } from './options.ts';
import { certificateOutcome } from './outcome.ts';
import type { CertificateForm } from './types.ts';

const today = day('2026-11-21');
const names = {
  destinationCode: 'Destino',
  startDate: 'Fecha inicial',
  endDate: 'Fecha final',
  printFormat: 'Formato',
  business: 'Negocio',
};
const filled: CertificateForm = {
  destinationCode: ' 100 ',
  startDate: day('2026-01-01'),
  endDate: day('2026-02-01'),
  printFormat: 'DETALLADO',
  business: 'RUMBO',
};
const check = (over: Partial<CertificateForm>) =>
  checkCertificateForm({ ...filled, ...over }, today, names);
const requiredField = (fieldName: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName },
});
const outside = { key: 'The date is outside the allowed range.' };

describe('the certificate form (spec 5)', () => {
  it('starts with the consolidated format and nothing else selected', () => {
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
      request: { ...filled, destinationCode: '100' },
    });
  });

  it('needs no destination: none means all', () => {
    expect(check({ destinationCode: '' })).toMatchObject({ kind: 'valid' });
  });

  it('requires dates, print format and business', () => {
    const empty = { startDate: null, endDate: null, printFormat: null, business: null };
    expect(check(empty)).toEqual({
      kind: 'invalid',
      errors: {
        startDate: requiredField('Fecha inicial'),
        endDate: requiredField('Fecha final'),
        printFormat: requiredField('Formato'),
        business: requiredField('Negocio'),
      },
    });
  });

  it.each(['startDate', 'endDate', 'printFormat', 'business'] as const)('requires %s', (field) => {
    expect(check({ [field]: null })).toEqual({
      kind: 'invalid',
      errors: { [field]: requiredField(names[field]) },
    });
  });

  it.each([
    ['2025-11-21', '2026-11-20', {}],
    ['2025-11-20', '2026-11-20', { startDate: outside }],
    ['2025-11-21', '2026-11-21', { endDate: outside }],
    [
      '2026-03-01',
      '2026-02-28',
      { startDate: { key: 'The start date cannot be after the end date.' } },
    ],
    ['2026-03-01', '2026-03-01', {}],
    ['2020-01-01', '2020-01-02', { startDate: outside, endDate: outside }],
  ])('from %s to %s', (start, end, errors) => {
    const checked = check({ startDate: day(start), endDate: day(end) });
    expect(checked.kind === 'invalid' ? checked.errors : {}).toEqual(errors);
  });

  property(
    'rejects dates outside the last year and reversed ranges',
    [anyDayOrNone, anyDayOrNone, anyDay],
    (startDate, endDate, now) => {
      const checked = checkCertificateForm({ ...filled, startDate, endDate }, now, names);
      if (checked.kind === 'invalid') {
        expect(Object.keys(checked.errors).length).toBeGreaterThan(0);
        return;
      }
      const { startDate: start, endDate: end } = checked.request;
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
    expect(certificateOutcome(code, 'texto')).toEqual({ kind, text: 'texto' });
  });

  property('succeeds exactly from 200 to 299', [fc.integer({ min: -500, max: 1_000 })], (code) => {
    const success = code >= 200 && code <= 299;
    expect(certificateOutcome(code, '').kind === 'success').toBe(success);
    expect(certificateOutcome(String(code), '').kind === 'success').toBe(success);
  });
});
