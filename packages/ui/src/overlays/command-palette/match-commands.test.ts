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

const getMatches = (query: string) =>
  matchCommands(groups, query).map(({ id, commands }) => [
    id,
    commands.map((command) => command.id),
  ]);

test('returns every command for an empty query', () => {
  expect(getMatches('  ')).toEqual([
    ['pages', ['account', 'orders']],
    ['stations', ['s1']],
  ]);
});

test.each([
  ['ESTACION nuble', [['stations', ['s1']]]],
  ['cuenta estado', [['pages', ['account']]]],
  ['cuenta\u00a0', [['pages', ['account']]]],
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
])('filters by "%s"', (query, expected) => {
  expect(getMatches(query)).toEqual(expected);
});
