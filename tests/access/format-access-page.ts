import { storeCodes } from '@surtidor/domain';
import { accessRoutes } from '@surtidor/domain/session';
import { type Operation, operationAccess } from '@surtidor/domain/vocabulary';
import type { Ownership } from './probe.ts';
import type { Cell, Matrix } from './run-matrix.ts';

const marks = { allowed: 'yes', hidden: '–', rejected: 'no' } as const;
const ownershipOrder: readonly Ownership[] = ['own', 'colleague', 'other company'];

const getColumns = ({ cells }: Matrix): readonly string[] => [
  ...new Set(cells.map(({ caller }) => caller.name)),
];

const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const formatHeader = (firstColumn: string, columns: readonly string[]): readonly string[] => [
  formatRow([firstColumn, ...columns]),
  formatRow([firstColumn, ...columns].map(() => '---')),
];

/** Formats the distinct results of all stores: 'yes/no' if they differ. */
const formatResult = (cells: readonly Cell[]): string =>
  [...new Set(cells.map(({ actual }) => marks[actual]))].join('/');

function formatOperationRows({ cells }: Matrix, columns: readonly string[]): string[] {
  // Object.keys widens to string; the table's keys are the operations.
  const operations = Object.keys(operationAccess) as Operation[];
  return operations.flatMap((operation) => {
    const cellsOfOperation = cells.filter((cell) => cell.operation === operation);
    return ownershipOrder.flatMap((ownership) => {
      const ownershipCells = cellsOfOperation.filter((cell) => cell.ownership === ownership);
      if (ownershipCells.length === 0) return [];
      const label = cellsOfOperation.some((cell) => cell.ownership !== 'own')
        ? `, ${ownership}`
        : '';
      const results = columns.map((name) =>
        formatResult(ownershipCells.filter(({ caller }) => caller.name === name)),
      );
      return [formatRow([`\`${operation}\`${label}`, ...results])];
    });
  });
}

const formatFieldRows = ({ fields }: Matrix, columns: readonly string[]): string[] =>
  [...new Set(fields.map(({ field }) => field))].map((field) => {
    const results = columns.map((name) => {
      const cells = fields.filter((cell) => cell.caller.name === name && cell.field === field);
      return [...new Set(cells.map(({ actual }) => marks[actual]))].join('/');
    });
    return formatRow([`\`${field}\``, ...results]);
  });

const formatRouteRows = ({ routes }: Matrix, columns: readonly string[]): string[] =>
  accessRoutes.map(({ id, path }) => {
    const results = columns.map((name) => {
      const visits = routes.filter(({ caller, route }) => caller.name === name && route === id);
      return [...new Set(visits.map(({ decision }) => decision))].join('/');
    });
    return formatRow([`\`${path}\``, ...results]);
  });

/** Formats the matrix as docs/access-matrix.md. */
export function formatAccessPage(matrix: Matrix): string {
  const columns = getColumns(matrix);
  const cellCount = matrix.cells.length + matrix.fields.length + matrix.routes.length;
  const leakCount = [...matrix.cells, ...matrix.fields, ...matrix.routes].filter(
    ({ fault }) => fault !== null,
  ).length;
  const supportWrites = matrix.cells.filter(
    ({ caller, operation, rowsWritten }) =>
      caller.status === 'support' && operation !== 'revokeCustomerToken' && rowsWritten > 0,
  ).length;
  return [
    "<!-- Written by 'npm run matrix'. -->",
    '# Access matrix',
    '',
    `${cellCount} requests to the sandbox through the portal's server, in ${storeCodes.length} stores: ${leakCount} leaks, ${supportWrites} writes by`,
    'support. `packages/data/schema/ACCESS.md` contains the expected results, and `tests/access` checks them. A request',
    "leaks if its response contains a string that occurs only in another company's rows or shows an object that the",
    'user must not see, or if it changes rows without permission.',
    '',
    '*yes*: allowed. *–*: the response is the same as for an object that does not exist. *no*: rejected. Two results',
    'mean that the stores differ (in lubricants stores Administrativo and Ingeniero Planificación manage associates).',
    '',
    '## Operations, by owner of the object',
    '',
    ...formatHeader('Operation', columns),
    ...formatOperationRows(matrix, columns),
    '',
    '## Fields',
    '',
    'Every other field is readable with its operation.',
    '',
    ...formatHeader('Field', columns),
    ...formatFieldRows(matrix, columns),
    '',
    '## Pages',
    '',
    ...formatHeader('Page', columns),
    ...formatRouteRows(matrix, columns),
    '',
  ].join('\n');
}
