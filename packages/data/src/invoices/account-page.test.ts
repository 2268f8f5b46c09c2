import type { AccountLine } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import { readAccountPage } from './account-page.ts';

const createLine = (id: unknown) => ({ id }) as AccountLine;
const account = { subtotal: '1500.50', sizeDetails: 1, lines: ['1'] };

// Responses may have any form, whatever their type.
const readPage = (data: unknown) =>
  readAccountPage({ data, download: null } as never, createLine, colombia);

test('reads lines, number of lines and balance of one account, in a list or not', () => {
  const page = readPage([account]);
  expect(page).toMatchObject({
    items: [{ id: '1' }],
    total: 1,
    extra: { balance: { minor: 150_050, currency: 'COP' } },
  });
  expect(readPage(account)).toEqual(page);
});

test('adds the accounts of a response', () => {
  expect(readPage([account, { ...account, lines: ['2'] }])).toMatchObject({
    items: [{ id: '1' }, { id: '2' }],
    total: 2,
    extra: { balance: { minor: 300_100 } },
  });
});

test.each([
  ['the currency of its lines', [{ moneda: 'PEN' }, { moneda: 'PEN' }], 'PEN'],
  ['the store’s currency if lines differ', [{ moneda: 'PEN' }, { moneda: 'USD' }], 'COP'],
  ['the store’s currency if lines have none', [{}, {}], 'COP'],
])('the balance has %s', (_, lines, currency) => {
  expect(readPage([{ ...account, lines }])).toMatchObject({ extra: { balance: { currency } } });
});

test('without accounts, the balance is zero', () => {
  expect(readPage([])).toMatchObject({ items: [], total: 0, extra: { balance: { minor: 0 } } });
});

test.each([
  ['no data', null],
  ['an unreadable account', [null]],
  ['an unreadable account beside another', [account, null]],
  ['an account without its lines', [{ ...account, lines: null }]],
  ['an account without lines and their number', [{ ...account, lines: null, sizeDetails: null }]],
])('a response with %s is null', (_, data) => {
  expect(readPage(data)).toBeNull();
});

test('an account of 0 lines may lack the list of lines', () => {
  expect(readPage([{ subtotal: '0.00', sizeDetails: 0, lines: null }])).toMatchObject({
    items: [],
    total: 0,
  });
});

test.each([
  ['number of lines', { sizeDetails: 'muchas' }, { total: null }],
  ['balance', { subtotal: 'mucho' }, { extra: { balance: null } }],
])('an unreadable %s is unknown, never 0', (_, overrides, expected) => {
  expect(readPage([account, { ...account, ...overrides }])).toMatchObject(expected);
});
