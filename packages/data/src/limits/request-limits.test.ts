import fc from 'fast-check';
import { GraphQLError, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkRequest, getCost, getLimitError, parseOperation, requestLimits } from './index.ts';

/** A selection as data: a field with its selection, or a spread of a later fragment. */
type Selection =
  | { readonly alias: boolean; readonly children: readonly Selection[] }
  | { readonly spread: number };

const isSpread = (selection: Selection): selection is { readonly spread: number } =>
  'spread' in selection;

const printSelections = (selections: readonly Selection[]): string =>
  selections
    .map((selection, index) =>
      isSpread(selection)
        ? `...f${selection.spread}`
        : `${selection.alias ? `a${index}: ` : ''}x${selection.children.length ? `{${printSelections(selection.children)}}` : ''}`,
    )
    .join(' ');

/** Reference implementation that expands every spread. */
function countFields(
  selections: readonly Selection[],
  fragments: readonly (readonly Selection[])[],
) {
  let [depth, fields, aliases, rootFields] = [0, 0, 0, 0];
  for (const selection of selections) {
    const nested = countFields(
      isSpread(selection) ? (fragments[selection.spread] ?? []) : selection.children,
      fragments,
    );
    const ownField = isSpread(selection) ? 0 : 1;
    depth = Math.max(depth, nested.depth + ownField);
    fields += nested.fields + ownField;
    aliases += nested.aliases + (!isSpread(selection) && selection.alias ? 1 : 0);
    rootFields += isSpread(selection) ? nested.rootFields : 1;
  }
  return { depth, fields, aliases, rootFields };
}

const fragmentCount = 4;

/** Generates selections of a fragment. They only spread later fragments, so that expansion ends. */
const createSelectionsArbitrary = (index: number) =>
  fc.letrec<{ one: Selection; many: Selection[] }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ alias: fc.boolean(), children: fc.constant([]) }),
      ...(index + 1 < fragmentCount
        ? [fc.record({ spread: fc.integer({ min: index + 1, max: fragmentCount - 1 }) })]
        : []),
      fc.record({ alias: fc.boolean(), children: tie('many') }),
    ),
    many: fc.array(tie('one'), { minLength: 1, maxLength: 3 }),
  })).many;

const documents = fc.tuple(
  createSelectionsArbitrary(-1),
  fc.tuple(
    ...Array.from({ length: fragmentCount }, (_, index) => createSelectionsArbitrary(index)),
  ),
);

const printDocument = (
  kind: string,
  root: readonly Selection[],
  fragments: readonly (readonly Selection[])[],
) =>
  `${kind} {${printSelections(root)}}${fragments.map((selections, index) => ` fragment f${index} on T {${printSelections(selections)}}`).join('')}`;

test('counts the executed fields of any document with fragments', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('query', 'mutation'), ([root, fragments], kind) => {
      const expected = countFields(root, fragments);
      const changes = kind === 'mutation' ? expected.rootFields : 0;
      const cost = getCost(parse(printDocument(kind, root, fragments)));
      expect(cost).toEqual({ ...expected, changes, values: expected.fields });
    }),
  );
});

test('visits each fragment once, however often it is spread', () => {
  const steps = 190;
  const doublingFragments = Array.from(
    { length: steps },
    (_, n) => `fragment f${n} on T {...f${n + 1} ...f${n + 1}}`,
  );
  const text = `{...f0}${doublingFragments.join('')}fragment f${steps} on T {x}`;
  expect(getCost(parseOperation(text)).fields).toBe(2 ** steps);
  expect(() => checkRequest({ query: text })).toThrow('too many fields');
});

test.each([
  ['itself', 'fragment f on T { x ...f }'],
  ['another that spreads it', 'fragment f on T { ...g } fragment g on T { x { ...f } }'],
])('rejects a fragment that spreads %s', (_, fragments) => {
  expect(getLimitError(getCost(parse(`{ ...f } ${fragments}`)))).not.toBeNull();
});

test.each([
  [
    'aliases below the root',
    `{ x { ${Array.from({ length: 41 }, (_, n) => `a${n}: y`).join(' ')} } }`,
    'uses too many aliases',
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

test('rejects twenty cash payments in one request', () => {
  const payments = Array.from({ length: 20 }, (_, n) => `p${n}: easyPayContado { uuid }`).join(' ');
  expect(() => checkRequest({ query: `{ ${payments} }` })).toThrow('changes too many things');
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
  const queryWithOnePage = 'query ($n: Int) { l(pageSize: $n) { items { a b c } } }';
  expect(() => checkRequest({ query: queryWithOnePage, variables: { n: 20_000 } })).not.toThrow();
});

test('throws only GraphQL errors, for any text', () => {
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
