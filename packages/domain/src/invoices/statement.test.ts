import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { getMonthRange, getStatement } from './statement.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createLines = (amounts: readonly number[]) =>
  amounts.map((minor, index) => aTestInvoice({ id: String(index), balance: cop(minor) }));

it('runs the balance from the opening to the closing one', () => {
  const sums = { opening: cop(100), subtotal: cop(-20) };
  const { rows, ...statement } = getStatement(createLines([50, -70]), sums);
  expect(rows.map(({ balance }) => balance?.minor)).toEqual([150, 80]);
  expect(statement).toEqual({
    opening: cop(100),
    closing: cop(80),
    change: cop(-20),
    paid: cop(0),
    proof: 'equal',
  });
});

it('adds up the payments, but not other credits', () => {
  const lines = [
    aTestInvoice({ id: '1', balance: cop(900) }),
    aTestInvoice({ id: '2', documentType: 'DZ', balance: cop(-300) }),
    aTestInvoice({ id: '3', documentType: 'DG', balance: cop(-50) }),
    aTestInvoice({ id: '4', documentType: ' dz ', balance: cop(-200) }),
  ];
  const statement = getStatement(lines, { opening: cop(0), subtotal: cop(350) });
  expect(statement).toMatchObject({ paid: cop(500), change: cop(350) });
});

it('says that the sum differs from that of the backend', () => {
  const sums = { opening: cop(0), subtotal: cop(11) };
  expect(getStatement(createLines([10]), sums).proof).toBe('different');
});

it('knows no balance without the opening one, and none of several currencies', () => {
  const unknown = getStatement(createLines([10]), { opening: null, subtotal: cop(10) });
  expect(unknown).toMatchObject({ closing: null, change: cop(10), proof: 'equal' });
  const dollars = aTestInvoice({ balance: { minor: 1, currency: 'USD' } });
  expect(getStatement([dollars], { opening: cop(1), subtotal: cop(1) })).toMatchObject({
    closing: null,
    change: null,
    proof: 'unknown',
  });
});

it('returns the days of a month', () => {
  expect(getMonthRange({ year: 2028, month: 2 })).toEqual({
    start: '2028-02-01',
    end: '2028-02-29',
  });
});

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

property(
  'closes at the opening balance plus the movements, which are all listed in their order',
  [amount, fc.array(amount, { maxLength: 30 })],
  (opening, amounts) => {
    const lines = createLines(amounts);
    const sum = amounts.reduce((total, one) => total + one, 0);
    const statement = getStatement(lines, { opening: cop(opening), subtotal: cop(sum) });
    return (
      statement.closing?.minor === opening + sum &&
      statement.change?.minor === sum &&
      statement.proof === 'equal' &&
      statement.rows.every(({ line }, index) => line === lines[index]) &&
      (statement.rows.at(-1)?.balance?.minor ?? opening) === opening + sum
    );
  },
);

property(
  'joins: a month closes at the opening balance of the next',
  [amount, fc.array(amount, { maxLength: 10 }), fc.array(amount, { maxLength: 10 })],
  (opening, october, november) => {
    const sums = { opening: cop(opening), subtotal: null };
    const first = getStatement(createLines(october), sums);
    const second = getStatement(createLines(november), { ...sums, opening: first.closing });
    const both = getStatement(createLines([...october, ...november]), sums);
    return second.closing?.minor === both.closing?.minor;
  },
);
