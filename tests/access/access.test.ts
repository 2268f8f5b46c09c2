import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessPage } from './access-page.ts';
import { type Matrix, runMatrix } from './run-matrix.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await runMatrix();
}, 240_000);

const getName = ({ caller, operation, ownership, fault }: Matrix['cells'][number]) =>
  `${caller.store} ${caller.name} ${operation} ${ownership}: ${fault}`;

describe('every user, operation, object and page', () => {
  it('covers thousands of cells', () => {
    expect(matrix.cells.length + matrix.routes.length).toBeGreaterThan(4_000);
  });

  it('has no leaks and no wrong rejections', () => {
    expect(matrix.cells.filter(({ fault }) => fault !== null).map(getName)).toEqual([]);
  });

  it('grants exactly the pages whose requests succeed', () => {
    const wrong = matrix.routes.filter(({ fault }) => fault !== null);
    expect(
      wrong.map(({ caller, route, fault }) => `${caller.store} ${caller.name} ${route} ${fault}`),
    ).toEqual([]);
  });

  it('allows support no writes', () => {
    const written = matrix.cells.filter(
      ({ caller, operation, written: rows }) =>
        caller.status === 'support' && operation !== 'revokeCustomerToken' && rows > 0,
    );
    expect(written.map(getName)).toEqual([]);
  });

  it('matches the table in docs', async () => {
    const page = await readFile(new URL('../../docs/access-matrix.md', import.meta.url), 'utf8');
    expect(page, "run 'npm run matrix' and commit the page").toBe(accessPage(matrix));
  });

  it('can detect leaks: every probe shows the legal representative’s own object', () => {
    const blind = matrix.cells.filter(
      ({ caller, ownership, shown }) =>
        caller.name === 'representante' && ownership === 'own' && shown === false,
    );
    expect(blind.map(getName)).toEqual([]);
  });
});
