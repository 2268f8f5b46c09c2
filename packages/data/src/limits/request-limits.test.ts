import fc from 'fast-check';
import { GraphQLError, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkRequest, getCost, getExcess, parseOperation, requestLimits } from './index.ts';

/** A selection as data: a field with its selection, or a spread of a later fragment. */
type Selection =
  | { readonly alias: boolean; readonly below: readonly Selection[] }
  | { readonly spread: number };

const isSpread = (one: Selection): one is { readonly spread: number } => 'spread' in one;

const print = (selections: readonly Selection[]): string =>
  selections
    .map((one, place) =>
      isSpread(one)
        ? `...f${one.spread}`
        : `${one.alias ? `a${place}: ` : ''}x${one.below.length ? `{${print(one.below)}}` : ''}`,
    )
    .join(' ');

/** Reference implementation that expands every spread. */
function countFields(
  selections: readonly Selection[],
  fragments: readonly (readonly Selection[])[],
) {
  let [depth, fields, aliases, rootFields] = [0, 0, 0, 0];
  for (const one of selections) {
    const below = countFields(isSpread(one) ? (fragments[one.spread] ?? []) : one.below, fragments);
    const own = isSpread(one) ? 0 : 1;
    depth = Math.max(depth, below.depth + own);
    fields += below.fields + own;
    aliases += below.aliases + (!isSpread(one) && one.alias ? 1 : 0);
    rootFields += isSpread(one) ? below.rootFields : 1;
  }
  return { depth, fields, aliases, rootFields };
}

const fragmentCount = 4;

/** Selections of a fragment, which only spread later ones and so terminate. */
const createSelections = (place: number) =>
  fc.letrec<{ one: Selection; many: Selection[] }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ alias: fc.boolean(), below: fc.constant([]) }),
      ...(place + 1 < fragmentCount
        ? [fc.record({ spread: fc.integer({ min: place + 1, max: fragmentCount - 1 }) })]
        : []),
      fc.record({ alias: fc.boolean(), below: tie('many') }),
    ),
    many: fc.array(tie('one'), { minLength: 1, maxLength: 3 }),
  })).many;

const documents = fc.tuple(
  createSelections(-1),
  fc.tuple(...Array.from({ length: fragmentCount }, (_, place) => createSelections(place))),
);

const getText = (
  kind: string,
  root: readonly Selection[],
  fragments: readonly (readonly Selection[])[],
) =>
  `${kind} {${print(root)}}${fragments.map((one, n) => ` fragment f${n} on T {${print(one)}}`).join('')}`;

test('counts executed fields, for any fragments', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('query', 'mutation'), ([root, fragments], kind) => {
      const expected = countFields(root, fragments);
      const changes = kind === 'mutation' ? expected.rootFields : 0;
      const cost = getCost(parse(getText(kind, root, fragments)));
      expect(cost).toEqual({ ...expected, changes, values: expected.fields });
    }),
  );
});

test('visits each fragment once, however often it is spread', () => {
  const steps = 190;
  const doubling = Array.from(
    { length: steps },
    (_, n) => `fragment f${n} on T {...f${n + 1} ...f${n + 1}}`,
  );
  const text = `{...f0}${doubling.join('')}fragment f${steps} on T {x}`;
  expect(getCost(parseOperation(text)).fields).toBe(2 ** steps);
  expect(() => checkRequest({ query: text })).toThrow('too many fields');
});

test.each([
  ['itself', 'fragment f on T { x ...f }'],
  ['another that spreads it', 'fragment f on T { ...g } fragment g on T { x { ...f } }'],
])('a fragment that spreads %s is rejected', (_, fragments) => {
  expect(getExcess(getCost(parse(`{ ...f } ${fragments}`)))).not.toBeNull();
});

test.each([
  [
    'aliases below the root',
    `{ x { ${Array.from({ length: 41 }, (_, n) => `a${n}: y`).join(' ')} } }`,
    'renames',
  ],
  ['levels', `${'{ x '.repeat(17)}${'}'.repeat(17)}`, 'deeply'],
  ['root fields', `{ ${'x '.repeat(requestLimits.rootFields + 1)} }`, 'too many fields'],
  ['changes', `mutation { ${'x '.repeat(6)} }`, 'changes'],
  ['fields', `{ x { ${'y '.repeat(1000)} } }`, 'fields'],
  ['tokens', `{ ${'x '.repeat(3000)} }`, 'tokens'],
])('rejects too many %s', (_, query, reason) => {
  expect(() => checkRequest({ query })).toThrow(reason);
});

test.each([
  ['{ easyPayContado { uuid } }', 1],
  ['{ a: easyPayContado { uuid } b: easyPayContado { uuid } c: OrderTracking { size } }', 2],
  [
    '{ ...f ... on Query { easyPayContado { uuid } } } fragment f on Query { easyPayContado { uuid } }',
    2,
  ],
  ['{ OrderTracking { easyPayContado } }', 0],
  ['mutation { crearTransaccionOnline { uuid } ping }', 2],
])('counts payment operations as mutations: %s', (text, changes) => {
  expect(getCost(parse(text)).changes).toBe(changes);
});

test('twenty cash payments in one request are too many', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => `p${n}: easyPayContado { uuid }`).join(' ');
  expect(() => checkRequest({ query: `{ ${twenty} }` })).toThrow('changes too many things');
});

test.each([
  ['{ l(pageSize: 50) { items { a b } } }', {}, 1 + 50 * 3],
  ['query ($n: Int!) { l(pageSize: $n) { items { a b } } }', { n: 20 }, 1 + 20 * 3],
  ['query ($n: Int = 30) { l(pageSize: $n) { items { a b } } }', {}, 1 + 30 * 3],
  ['query ($n: Int = 30) { l(pageSize: $n) { items { a b } } }', { n: 5 }, 1 + 5 * 3],
  ['query ($n: Int) { l(pageSize: $n) { ...f } } fragment f on T { a }', { n: 7 }, 1 + 7],
  ['{ l(pageSize: 10) { m(pageSize: 10) { a } } }', {}, 1 + 10 * (1 + 10)],
  ['query ($n: Int) { l(pageSize: $n) { a } }', { n: -9 }, 2],
  ['query ($n: Int) { l(pageSize: $n) { a } }', { n: 'many' }, 2],
  ['{ l { items { a b } } }', {}, 4],
])('multiplies the fields of a page by its rows: %s with %j', (text, variables, values) => {
  expect(getCost(parse(text), variables).values).toBe(values);
});

test('rejects twenty large pages, however their size is given', () => {
  const fields = Array.from({ length: 20 }, (_, n) => `p${n}: l(pageSize: $n) { items { a } }`);
  const query = `query ($n: Int = 20000) { ${fields.join(' ')} }`;
  for (const variables of [{}, null, { n: 20_000 }]) {
    expect(() => checkRequest({ query, variables })).toThrow('too many rows');
  }
  expect(() => checkRequest({ query, variables: { n: 100 } })).not.toThrow();
  const one = 'query ($n: Int) { l(pageSize: $n) { items { a b c } } }';
  expect(() => checkRequest({ query: one, variables: { n: 20_000 } })).not.toThrow();
});

test('ends with a GraphQL error for any text', () => {
  const parts = fc.constantFrom(
    '{',
    '}',
    'x',
    '...',
    'f',
    'fragment f on T',
    'a:',
    '(',
    '[',
    '"',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (texts) => {
      try {
        checkRequest({ query: texts.join('') });
      } catch (error) {
        expect(error).toBeInstanceOf(GraphQLError);
      }
    }),
  );
  for (const open of ['{ x ', '{ x(a: [', '{ x(a: {b:']) {
    expect(() => checkRequest({ query: open.repeat(900) })).toThrow(GraphQLError);
  }
});
