import { describe, expect, test } from 'vitest';
import { countries } from '../countries.ts';
import { getCurrencies } from '../country-currencies.ts';
import { getLocalTime } from '../dates/zone.ts';
import { invertCodes } from './by-code.ts';
import * as constants from './index.ts';

/** Tables of backend codes, which must be unique. */
const codeTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoiceStatusCodes: constants.invoiceStatusCodes,
  orderStatusCodes: constants.orderStatusCodes,
  compensationStateCodes: constants.compensationStateCodes,
  associateStatusCodes: constants.associateStatusCodes,
  roleIds: constants.roleIds,
  roleNames: constants.roleNames,
  transactionTypes: constants.transactionTypes,
  contentBlocks: constants.contentBlocks,
  permissionNames: constants.permissionNames,
};

describe.each(Object.entries(codeTables))('%s', (_, table) => {
  test('has unique and trimmed codes', () => {
    const codes = Object.values(table);
    expect(codes.every((code) => code !== '' && code === code.trim())).toBe(true);
    expect(new Set(codes.map((code) => code.toUpperCase())).size).toBe(codes.length);
    const meanings = invertCodes(table);
    for (const [meaning, code] of Object.entries(table)) expect(meanings.get(code)).toBe(meaning);
  });
});

test('codes that are compared in upper case are in upper case', () => {
  for (const code of [
    ...Object.values(constants.invoiceStatusCodes),
    ...Object.values(constants.compensationStateCodes),
  ]) {
    expect(code).toBe(code.toUpperCase());
  }
});

test('order codes are numeric strings in lifecycle order', () => {
  const { submitted, approved, checked, requested, accepted, remissioned, billed, dispatched } =
    constants.orderStatusCodes;
  const lifecycle = [
    approved,
    submitted,
    checked,
    requested,
    accepted,
    remissioned,
    billed,
    dispatched,
  ];
  expect(lifecycle.map(Number)).toEqual(
    lifecycle.map(Number).toSorted((one, other) => one - other),
  );
});

test('every role has a name and an id', () => {
  expect(Object.keys(constants.roleIds)).toEqual(Object.keys(constants.roleNames));
});

test('store codes are unique and in snake case', () => {
  expect(new Set(constants.storeCodes).size).toBe(constants.storeCodes.length);
  for (const code of constants.storeCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('countries have a currency, telephone lengths and a time zone', () => {
  for (const [code, { name, currency, timeZone, telephoneDigits }] of Object.entries(countries)) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe('');
    expect(getCurrencies()).toContain(currency.code);
    expect(() => getLocalTime(timeZone, 0)).not.toThrow();
    expect(telephoneDigits.every((digits) => digits >= 7 && digits <= 12)).toBe(true);
  }
});

test('segments have unique names and four-digit codes, none of which is the voucher segment', () => {
  const { paymentSegments, voucherSegment } = constants;
  const codes = paymentSegments.map(({ code }) => code);
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(paymentSegments.map(({ name }) => name)).size).toBe(codes.length);
  expect(codes).not.toContain(voucherSegment);
});

test('document types without a PDF are debit notes', () => {
  expect(constants.documentTypesWithoutPdf.every((type) => type.startsWith('DB'))).toBe(true);
});

test('getPermission adds the product to a name (spec 6)', () => {
  for (const name of Object.values(constants.permissionNames)) {
    expect(name).toMatch(/^[A-Z]\w+::(\*|[a-z_]+)$/);
    expect(constants.getPermission('Surtidor', name)).toBe(`Surtidor_${name}`);
  }
});
