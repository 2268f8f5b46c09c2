import { expect, test } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { retiredNames } from './retired-names.ts';

test('no name uses a word that was given up for the field’s own', () => {
  const found = sourceFiles().flatMap(({ file, source }) =>
    retiredNames(file, source).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const mayPay = true;', "mayPay: 'may' is can"],
  ['type Props = { foot: string };', "foot: 'foot' is footer"],
  ['const view = <List drawRow={row} />;', "drawRow: 'draw' is render"],
])('%s is found', (source, name) => {
  expect(retiredNames('x.tsx', source)).toEqual([name]);
});

test.each([
  ['// What may be told: the standing refusal.'],
  ["const text = 'kept';"],
  ['const maybe = footer + background;'],
  ['context.drawImage(image, 0, 0);'],
])('%s is not', (source) => {
  expect(retiredNames('x.tsx', source)).toEqual([]);
});
