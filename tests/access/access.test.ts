import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAccessPage } from './format-access-page.ts';
import { type Matrix, runMatrix } from './run-matrix.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await runMatrix();
}, 240_000);

const describeCell = ({ caller, operation, ownership, fault }: Matrix['cells'][number]) =>
  `${caller.store} ${caller.name} ${operation} ${ownership}: ${fault}`;

describe('the access matrix', () => {
  it('covers more than 4,000 cells', () => {
    expect(matrix.cells.length + matrix.routes.length).toBeGreaterThan(4_000);
  });

  it('has no leaks and no wrong rejections', () => {
    expect(matrix.cells.filter(({ fault }) => fault !== null).map(describeCell)).toEqual([]);
  });

  it('shows each field that needs a permission of its own to exactly those who have it', () => {
    const faultyFields = matrix.fields.filter(({ fault }) => fault !== null);
    expect(
      faultyFields.map(({ caller, fault }) => `${caller.store} ${caller.name} ${fault}`),
    ).toEqual([]);
    expect(new Set(matrix.fields.map(({ actual }) => actual)).size).toBe(2);
  });

  it('grants exactly the pages whose requests succeed', () => {
    const faultyRoutes = matrix.routes.filter(({ fault }) => fault !== null);
    expect(
      faultyRoutes.map(
        ({ caller, route, fault }) => `${caller.store} ${caller.name} ${route} ${fault}`,
      ),
    ).toEqual([]);
  });

  it('contains no writes by support', () => {
    const supportWrites = matrix.cells.filter(
      ({ caller, operation, rowsWritten }) =>
        caller.status === 'support' && operation !== 'revokeCustomerToken' && rowsWritten > 0,
    );
    expect(supportWrites.map(describeCell)).toEqual([]);
  });

  it('matches docs/access-matrix.md', async () => {
    const page = await readFile(new URL('../../docs/access-matrix.md', import.meta.url), 'utf8');
    expect(page, "run 'npm run matrix' and commit the page").toBe(formatAccessPage(matrix));
  });

  it('can detect leaks, because every probe shows the legal representative’s own object', () => {
    const undetectable = matrix.cells.filter(
      ({ caller, ownership, isShown }) =>
        caller.name === 'representante' && ownership === 'own' && isShown === false,
    );
    expect(undetectable.map(describeCell)).toEqual([]);
  });
});
