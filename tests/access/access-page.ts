import { accessRoutes, storeCodes } from '@surtidor/domain';
import { type Operation, operationAccess } from '@surtidor/domain/vocabulary';
import type { Ownership } from './probe.ts';
import type { Cell, Matrix } from './run-matrix.ts';

const marks = { answered: 'yes', unknown: '–', refused: 'no' } as const;
const whoseInOrder: readonly Ownership[] = ['own', 'colleague', 'other company'];

const getColumns = ({ cells }: Matrix): readonly string[] => [
  ...new Set(cells.map(({ caller }) => caller.name)),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const head = (first: string, columns: readonly string[]): readonly string[] => [
  line([first, ...columns]),
  line([first, ...columns].map(() => '---')),
];

/** The distinct results of all stores: 'yes/no' if they differ. */
const getResult = (cells: readonly Cell[]): string =>
  [...new Set(cells.map(({ came }) => marks[came]))].join('/');

function operationRows({ cells }: Matrix, columns: readonly string[]): string[] {
  // Object.keys widens to string; the table's keys are the operations.
  const operations = Object.keys(operationAccess) as Operation[];
  return operations.flatMap((operation) => {
    const cellsOfOperation = cells.filter((cell) => cell.operation === operation);
    return whoseInOrder.flatMap((ownership) => {
      const named = cellsOfOperation.filter((cell) => cell.ownership === ownership);
      if (named.length === 0) return [];
      const label = cellsOfOperation.some((cell) => cell.ownership !== 'own')
        ? `, ${ownership}`
        : '';
      const results = columns.map((name) =>
        getResult(named.filter(({ caller }) => caller.name === name)),
      );
      return [line([`\`${operation}\`${label}`, ...results])];
    });
  });
}

const routeRows = ({ routes }: Matrix, columns: readonly string[]): string[] =>
  accessRoutes.map(({ id, path }) => {
    const results = columns.map((name) => {
      const visits = routes.filter(({ caller, route }) => caller.name === name && route === id);
      return [...new Set(visits.map(({ decision }) => decision))].join('/');
    });
    return line([`\`${path}\``, ...results]);
  });

/** The whole matrix as docs/access-matrix.md. */
export function accessPage(matrix: Matrix): string {
  const columns = getColumns(matrix);
  const cellsOfOperation = matrix.cells.length + matrix.routes.length;
  const leaks = [...matrix.cells, ...matrix.routes].filter(({ fault }) => fault !== null).length;
  const support = matrix.cells.filter(
    ({ caller, operation, written }) =>
      caller.status === 'support' && operation !== 'revokeCustomerToken' && written > 0,
  ).length;
  return [
    "<!-- Written by 'npm run matrix'. -->",
    '# Who was let do what',
    '',
    `${cellsOfOperation} cells asked of the sandbox through the portal's server, in ${storeCodes.length} stores: ${leaks} leaks, ${support} writes by`,
    'support. What must come of each is in `packages/data/schema/ACCESS.md`; `tests/access` asks and judges. An',
    "answer leaks when it holds a text that only another company's rows hold, shows an object out of reach, or",
    'changes a row it may not.',
    '',
    '*yes*: answered. *–*: answered as if the object did not exist. *no*: refused. Two results: the stores differ',
    '(in lubricants stores Administrativo and Ingeniero Planificación manage associates).',
    '',
    '## Operations, by whose object is named',
    '',
    ...head('Operation', columns),
    ...operationRows(matrix, columns),
    '',
    '## Pages',
    '',
    ...head('Page', columns),
    ...routeRows(matrix, columns),
    '',
  ].join('\n');
}
