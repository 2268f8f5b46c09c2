import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

describe('readCsv', () => {
  it.each([
    {
      text: 'a;b\r\n1;2\r\n',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
    {
      text: 'a,b\n1,"2,5"',
      rows: [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    },
    {
      text: 'a\tb\n1\t2',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
    {
      text: 'a;b\n"dice ""hola""";"dos\nlíneas"',
      rows: [
        ['a', 'b'],
        ['dice "hola"', 'dos\nlíneas'],
      ],
    },
    {
      text: "a;b\n'=1+1;'ok",
      rows: [
        ['a', 'b'],
        ['=1+1', "'ok"],
      ],
    },
    {
      text: 'a;b\n"=""0012""";=1',
      rows: [
        ['a', 'b'],
        ['0012', '=1'],
      ],
    },
    { text: 'a;b\n\n1;2\n', rows: [['a', 'b'], [''], ['1', '2']] },
    { text: '', rows: [] },
    { text: 'ana@ejemplo.com', rows: [['ana@ejemplo.com']] },
    { text: 'a;b\n"sin cerrar', rows: [['a', 'b'], ['sin cerrar']] },
  ])('reads $text', ({ text, rows }) => {
    expect(readCsv(text).rows).toEqual(rows);
  });

  it.each([
    ['more commas in the rows than semicolons', 'Valor;Nota\n1,5;a, b, c\n2,5;d, e, f', ';'],
    ['as many commas as semicolons', 'correo;valor\nana@ejemplo.com;50,5', ';'],
    ['names with commas', 'Nombre\tCiudad\nPáez, Ana\tCali', '\t'],
    ['headings only', 'Rol;Nombres;Apellidos', ';'],
    ['bars', 'Rol|Nombres\nFinanciero|Ana', '|'],
  ])('finds the separator: %s', (_, text, separator) => {
    expect(readCsv(text).separator).toBe(separator);
  });

  it.each([
    ['the usual separator', 'sep=;\r\nRol;Nombres\r\nFinanciero;Ana', ';'],
    ['a comma', 'sep=,\nRol,Nombres\nFinanciero,Ana', ','],
    ['a quoted declaration in capitals', '"SEP=|"\nRol|Nombres\nFinanciero|Ana', '|'],
    ['an unknown separator', 'sep=:\nRol;Nombres\nFinanciero;Ana', ';'],
  ])('omits the line that declares the separator for Excel: %s', (_, text, separator) => {
    const rows = [
      ['Rol', 'Nombres'],
      ['Financiero', 'Ana'],
    ];
    expect(readCsv(text)).toEqual({ rows, separator });
  });

  it('uses the declared separator instead of the best one', () => {
    expect(readCsv('sep=,\na;b;c,d\n1;2;3,4').rows).toEqual([
      ['a;b;c', 'd'],
      ['1;2;3', '4'],
    ]);
  });

  it('uses a given separator instead of the declared one', () => {
    expect(readCsv('sep=;\na;b,c', ',')).toEqual({ rows: [['a;b', 'c']], separator: ',' });
  });

  it('uses a given separator', () => {
    expect(readCsv('a;b,c', ',')).toEqual({ rows: [['a;b', 'c']], separator: ',' });
  });
});
