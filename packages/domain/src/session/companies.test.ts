import { describe, expect, test } from 'vitest';
import { anySession, anyText } from '../../test/arbitraries.ts';
import { aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { addCompany, canSwitchCompany, getOtherCompany, replaceCompany } from './companies.ts';

const single = aSession({ clientCode: '100' });
const session = aSession({ clientCode: '100', hasOtherCompanies: true });
const support = { ...session, support: true };
const find = (search: string, of = session) => getOtherCompany(new URLSearchParams(search), of);

test('a person with several companies can switch, support never', () => {
  expect(canSwitchCompany(session)).toBe(true);
  expect(canSwitchCompany(single)).toBe(false);
  expect(canSwitchCompany(support)).toBe(false);
});

describe('getOtherCompany', () => {
  test.each([
    ['company=200', '200'],
    ['number=FEV1&company=%20200%20', '200'],
    ['company=100', null],
    ['company=', null],
    ['number=FEV1', null],
  ])('of %s is %s', (search, expected) => {
    expect(find(search)).toBe(expected);
  });

  test('an address says nothing to support or a person with one company', () => {
    expect(find('company=200', single)).toBeNull();
    expect(find('company=200', support)).toBeNull();
  });
});

describe('replaceCompany', () => {
  test.each([
    ['/admin/invoice?number=FEV1', '200', '/admin/invoice?number=FEV1&company=200'],
    ['/?company=200', null, '/'],
    ['/?company=200&a=1#b', null, '/?a=1#b'],
    ['/#b', '200', '/?company=200#b'],
  ])('of %s with %s is %s', (path, code, expected) => {
    expect(replaceCompany(path, code)).toBe(expected);
  });

  property('a replaced company is the one that is read', [anyText, anySession], (code, any) => {
    const search = replaceCompany('/?number=1', code).slice(1);
    const read = getOtherCompany(new URLSearchParams(search), any);
    const trimmed = code.trim();
    const isOther = canSwitchCompany(any) && trimmed !== '' && trimmed !== any.clientCode;
    expect(read).toBe(isOther ? trimmed : null);
  });
});

test('only a person with several companies shares the company', () => {
  expect(addCompany('/admin/orders-list', session)).toBe('/admin/orders-list?company=100');
  expect(addCompany('/admin/orders-list', single)).toBe('/admin/orders-list');
});
