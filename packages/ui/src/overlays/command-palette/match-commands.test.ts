import { expect, test } from 'vitest';
import { matchCommands } from './match-commands.ts';

const groups = [
  {
    id: 'pages',
    label: 'Páginas',
    commands: [
      { id: 'account', label: 'Estado de cuenta', keywords: 'saldo cartera' },
      { id: 'orders', label: 'Pedidos' },
    ],
  },
  {
    id: 'stations',
    label: 'Estaciones',
    commands: [{ id: 's1', label: 'Estación Ñuble', hint: '10234' }],
  },
];

const found = (typed: string) =>
  matchCommands(groups, typed).map(({ id, commands }) => [id, commands.map((one) => one.id)]);

test('returns every command if nothing is typed', () => {
  expect(found('  ')).toEqual([
    ['pages', ['account', 'orders']],
    ['stations', ['s1']],
  ]);
});

test.each([
  ['ESTACION nuble', [['stations', ['s1']]]],
  ['cuenta estado', [['pages', ['account']]]],
  ['cartera', [['pages', ['account']]]],
  ['10234', [['stations', ['s1']]]],
  [
    'esta',
    [
      ['pages', ['account']],
      ['stations', ['s1']],
    ],
  ],
  ['nada', []],
])('%s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
