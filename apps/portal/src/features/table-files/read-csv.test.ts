import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

describe('a CSV file', () => {
  it.each([
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\n1,"2,5"',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n"dice ""hola""";"dos\nlíneas"',
      [
        ['a', 'b'],
        ['dice "hola"', 'dos\nlíneas'],
      ],
    ],
    [
      "a;b\n'=1+1;'ok",
      [
        ['a', 'b'],
        ['=1+1', "'ok"],
      ],
    ],
    ['', []],
    ['a;b\n"sin cerrar', [['a', 'b'], ['sin cerrar']]],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
