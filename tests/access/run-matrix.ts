import { type Operation, operationAccess } from '@surtidor/domain/vocabulary';
import {
  type OperationResponse,
  startEnvironment,
  type TestEnvironment,
  type Visitor,
} from './environment.ts';
import { type FieldCell, readFields } from './field-probes.ts';
import { decodeFileUrls, findForeignCompanies, getCompanyByText } from './foreign-companies.ts';
import { type AccessResult, type Caller, getExpectedResult } from './get-expected-result.ts';
import { getTarget, type Target } from './get-target.ts';
import { people } from './people.ts';
import { prepareCompany, type Stations } from './prepare-company.ts';
import type { Ownership, Probe } from './probe.ts';
import { probes } from './probes.ts';
import { findRejectedServices, type RouteCell, visitRoutes } from './visit-routes.ts';

/** The result of one operation that a person calls on an object. */
export interface Cell {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly ownership: Ownership;
  readonly expected: AccessResult;
  readonly actual: AccessResult;
  /** Whether the response showed the object; null if the operation shows none. */
  readonly isShown: boolean | null;
  /** Number of rows written during the request. */
  readonly rowsWritten: number;
  /** Why this cell is a leak or a wrong rejection; null if correct. */
  readonly fault: string | null;
}

export interface Matrix {
  readonly cells: readonly Cell[];
  readonly fields: readonly FieldCell[];
  readonly routes: readonly RouteCell[];
}

const rejectionCodes: readonly string[] = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'SUPPORT_READ_ONLY',
  'TERMS_REQUIRED',
];
/** Error code of operations that the proxy blocks because they return a token. */
const blockedOperationCode = 'FORBIDDEN_OPERATION';

/** Operations that write session rows for any caller. */
const sessionOperations: readonly Operation[] = ['revokeCustomerToken', 'changeCustomerPassword'];

// Object.keys widens to string; the table's keys are the operations.
const operations = Object.keys(operationAccess) as Operation[];
/** Signing out comes last, because it ends the session. */
const orderedOperations = [
  ...operations.filter((operation) => operation !== 'revokeCustomerToken'),
  'revokeCustomerToken' as const,
];

const getOwnerships = ({ variables }: Probe): readonly Ownership[] =>
  variables ? ['other company', 'own', 'colleague'] : ['own'];

interface CellParts {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly probe: Probe;
  readonly ownership: Ownership;
  readonly expected: AccessResult;
  readonly response: OperationResponse;
  readonly isShown: boolean | null;
  readonly foreignCompanies: readonly string[];
}

function getFault({
  caller,
  operation,
  ownership,
  expected,
  response,
  isShown,
  foreignCompanies: foreignRecords,
}: CellParts) {
  const isRejected = response.codes.some((code) => rejectionCodes.includes(code));
  if (foreignRecords.length > 0) return `shows ${foreignRecords.join(', ')}`;
  if (expected === 'rejected' && !isRejected) return `was not rejected: ${response.codes}`;
  if (expected === 'allowed' && isRejected) return `was rejected: ${response.codes}`;
  if (expected !== 'allowed' && isShown) return 'shows an object that must be hidden';
  const mustNotWrite = expected !== 'allowed' || caller.status === 'support' || ownership !== 'own';
  const canWrite = sessionOperations.includes(operation) || expected === 'allowed';
  if (
    caller.status === 'support' &&
    response.rowsWritten > 0 &&
    operation !== 'revokeCustomerToken'
  ) {
    return `support wrote ${response.rowsWritten} rows`;
  }
  return mustNotWrite && !canWrite && response.rowsWritten > 0
    ? `wrote ${response.rowsWritten} rows`
    : null;
}

const createCell = (cellParts: CellParts): Cell => {
  const { caller, operation, ownership, expected, response, isShown } = cellParts;
  const isRejected = response.codes.some(
    (code) => rejectionCodes.includes(code) || code === blockedOperationCode,
  );
  const isHidden =
    ownership === 'other company' ? !isShown : ownership === 'colleague' && isShown === false;
  const actual = isRejected ? 'rejected' : isHidden ? 'hidden' : 'allowed';
  const isBlockedToken =
    response.codes.includes(blockedOperationCode) &&
    /generate.*Token|cambiarEmpresa/.test(operation);
  const fault = isBlockedToken ? null : getFault(cellParts);
  return {
    caller,
    operation,
    ownership,
    expected,
    actual,
    isShown,
    rowsWritten: response.rowsWritten,
    fault,
  };
};

/** The objects in a person's requests, by owner. */
type Targets = Readonly<Record<Ownership, Target>>;

function getTargets(
  environment: TestEnvironment,
  stationsByDomain: ReadonlyMap<string, Stations>,
): ReadonlyMap<string, Targets> {
  const { db } = environment.sandbox.environment;
  const getDomain = (email: string) => email.split('@')[1] ?? '';
  const readTarget = (email: string, station: keyof Stations) =>
    getTarget(db, email, stationsByDomain.get(getDomain(email))?.[station] ?? '');
  const domains = [...stationsByDomain.keys()];
  return new Map(
    people.map(({ email }) => {
      const domain = getDomain(email);
      const nextDomain = domains[(domains.indexOf(domain) + 1) % domains.length] ?? '';
      const colleague = email.startsWith('compras@') ? 'ingeniero' : 'compras';
      const targets: Targets = {
        own: readTarget(email, 'own'),
        colleague: readTarget(`${colleague}@${domain}`, 'other'),
        'other company': readTarget(`administrativo@${nextDomain}`, 'own'),
      };
      return [email, targets];
    }),
  );
}

async function queryAllOperations(
  visitor: Visitor,
  caller: Caller,
  targets: Targets,
  companyByText: ReadonlyMap<string, string>,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const operation of orderedOperations) {
    const probe: Probe = probes[operation];
    for (const ownership of getOwnerships(probe)) {
      const target = targets[ownership];
      const variables = probe.variables?.(target) ?? {};
      const response = await visitor.query(probe.query, variables);
      const text = decodeFileUrls(response.text);
      const own = caller.status === 'signed-out' ? '' : targets.own.client;
      cells.push(
        createCell({
          caller,
          operation,
          probe,
          ownership,
          response,
          expected: getExpectedResult(caller, operation, probe, ownership),
          isShown: probe.getExpectedText ? text.includes(probe.getExpectedText(target)) : null,
          foreignCompanies: findForeignCompanies(
            text,
            JSON.stringify(variables),
            own,
            companyByText,
          ),
        }),
      );
    }
  }
  return cells;
}

/** Runs every operation and visits every page as every person. */
export async function runMatrix(): Promise<Matrix> {
  const environment = await startEnvironment();
  try {
    const { db } = environment.sandbox.environment;
    const stationsByDomain = new Map<string, Stations>();
    for (const { email } of people.filter(({ name }) => name === 'representante')) {
      const user = db.get<{ client: string }>(
        'select client_code as client from users where email = :email',
        { email },
      );
      stationsByDomain.set(email.split('@')[1] ?? '', prepareCompany(db, user?.client ?? ''));
    }
    const targetsByEmail = getTargets(environment, stationsByDomain);
    const companyByText = getCompanyByText(db);
    const cells: Cell[] = [];
    const fields: FieldCell[] = [];
    const routes: RouteCell[] = [];
    for (const person of people) {
      const visitor = await environment.signIn(person.credentials);
      const caller: Caller = { ...person, permissions: visitor.session?.permissions ?? [] };
      const personTargets = targetsByEmail.get(person.email);
      if (!personTargets) throw new Error(`${person.email} has no objects.`);
      const services = await findRejectedServices(visitor);
      fields.push(...(await readFields(visitor, caller)));
      const personCells = await queryAllOperations(visitor, caller, personTargets, companyByText);
      const operations = new Set(
        personCells
          .filter(({ ownership, actual }) => ownership === 'own' && actual === 'rejected')
          .map(({ operation }) => operation),
      );
      cells.push(...personCells);
      routes.push(...(await visitRoutes(visitor, caller, { operations, services }, companyByText)));
    }
    return { cells, fields, routes };
  } finally {
    await environment.sandbox.close();
  }
}
