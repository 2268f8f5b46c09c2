import { type Operation, operationAccess } from '@surtidor/domain/vocabulary';
import {
  type Answer,
  startEnvironment,
  type TestEnvironment,
  type Visitor,
} from './environment.ts';
import { type Caller, type Expected, getExpected } from './expected.ts';
import { people } from './people.ts';
import { prepareCompany, type Stations } from './prepare.ts';
import type { Ownership, Probe } from './probe.ts';
import { probes } from './probes.ts';
import { type RouteCell, refusedServices, routeCells } from './routes.ts';
import { foreignRecordsIn, readable, tellingTexts } from './seen.ts';
import { getTarget, type Target } from './targets.ts';

/** The result of one operation of a person on an object. */
export interface Cell {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly ownership: Ownership;
  readonly expected: Expected;
  readonly came: Expected;
  /** Whether the response showed the object; null if the operation shows none. */
  readonly shown: boolean | null;
  /** Number of rows written during the request. */
  readonly written: number;
  /** Why this cell is a leak or a wrong rejection; null if correct. */
  readonly fault: string | null;
}

/** All cells. */
export interface Matrix {
  readonly cells: readonly Cell[];
  readonly routes: readonly RouteCell[];
}

const rejections: readonly string[] = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'SUPPORT_READ_ONLY',
  'TERMS_REQUIRED',
];
/** Operations that the proxy blocks because they return a token. */
const closed = 'FORBIDDEN_OPERATION';

/** Operations that write session rows for any caller. */
const ofTheSession: readonly Operation[] = ['revokeCustomerToken', 'changeCustomerPassword'];

// Object.keys widens to string; the table's keys are the operations.
const operations = Object.keys(operationAccess) as Operation[];
/** Signing out comes last, because it ends the session. */
const inOrder = [
  ...operations.filter((operation) => operation !== 'revokeCustomerToken'),
  'revokeCustomerToken' as const,
];

const whoseOf = ({ variables }: Probe): readonly Ownership[] =>
  variables ? ['other company', 'own', 'colleague'] : ['own'];

interface CellParts {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly probe: Probe;
  readonly ownership: Ownership;
  readonly expected: Expected;
  readonly response: Answer;
  readonly shown: boolean | null;
  readonly foreignRecords: readonly string[];
}

function getFault({
  caller,
  operation,
  ownership,
  expected,
  response,
  shown,
  foreignRecords,
}: CellParts) {
  const refused = response.codes.some((code) => rejections.includes(code));
  if (foreignRecords.length > 0) return `shows ${foreignRecords.join(', ')}`;
  if (expected === 'refused' && !refused) return `was not refused: ${response.codes}`;
  if (expected === 'answered' && refused) return `was refused: ${response.codes}`;
  if (expected !== 'answered' && shown) return 'shows what it must not';
  const silent = expected !== 'answered' || caller.status === 'support' || ownership !== 'own';
  const free = ofTheSession.includes(operation) || expected === 'answered';
  if (caller.status === 'support' && response.written > 0 && operation !== 'revokeCustomerToken') {
    return `support wrote ${response.written} rows`;
  }
  return silent && !free && response.written > 0 ? `wrote ${response.written} rows` : null;
}

const getCell = (cellParts: CellParts): Cell => {
  const { caller, operation, ownership, expected, response, shown } = cellParts;
  const refused = response.codes.some((code) => rejections.includes(code) || code === closed);
  const hidden =
    ownership === 'other company' ? !shown : ownership === 'colleague' && shown === false;
  const came = refused ? 'refused' : hidden ? 'unknown' : 'answered';
  const token = response.codes.includes(closed) && /generate.*Token/.test(operation);
  const fault = token ? null : getFault(cellParts);
  return { caller, operation, ownership, expected, came, shown, written: response.written, fault };
};

/** The objects named in a person's calls. */
type Targets = Readonly<Record<Ownership, Target>>;

function getTargets(
  environment: TestEnvironment,
  all: ReadonlyMap<string, Stations>,
): ReadonlyMap<string, Targets> {
  const { db } = environment.sandbox.environment;
  const getDomain = (email: string) => email.split('@')[1] ?? '';
  const at = (email: string, station: keyof Stations) =>
    getTarget(db, email, all.get(getDomain(email))?.[station] ?? '');
  const domains = [...all.keys()];
  return new Map(
    people.map(({ email }) => {
      const domain = getDomain(email);
      const next = domains[(domains.indexOf(domain) + 1) % domains.length] ?? '';
      const colleague = email.startsWith('compras@') ? 'ingeniero' : 'compras';
      const targets: Targets = {
        own: at(email, 'own'),
        colleague: at(`${colleague}@${domain}`, 'away'),
        'other company': at(`administrativo@${next}`, 'own'),
      };
      return [email, targets];
    }),
  );
}

async function queryAll(
  visitor: Visitor,
  caller: Caller,
  targets: Targets,
  identifying: ReadonlyMap<string, string>,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const operation of inOrder) {
    const probe: Probe = probes[operation];
    for (const ownership of whoseOf(probe)) {
      const target = targets[ownership];
      const variables = probe.variables?.(target) ?? {};
      const response = await visitor.query(probe.query, variables);
      const text = readable(response.text);
      const own = caller.status === 'nobody' ? '' : targets.own.client;
      cells.push(
        getCell({
          caller,
          operation,
          probe,
          ownership,
          response,
          expected: getExpected(caller, operation, probe, ownership),
          shown: probe.shows ? text.includes(probe.shows(target)) : null,
          foreignRecords: foreignRecordsIn(text, JSON.stringify(variables), own, identifying),
        }),
      );
    }
  }
  return cells;
}

/** Runs every operation and page for every person; takes some seconds. */
export async function runMatrix(): Promise<Matrix> {
  const environment = await startEnvironment();
  try {
    const { db } = environment.sandbox.environment;
    const stations = new Map<string, Stations>();
    for (const { email } of people.filter(({ name }) => name === 'representante')) {
      const user = db.get<{ client: string }>(
        'select client_code as client from users where email = :email',
        { email },
      );
      stations.set(email.split('@')[1] ?? '', prepareCompany(db, user?.client ?? ''));
    }
    const targets = getTargets(environment, stations);
    const identifying = tellingTexts(db);
    const cells: Cell[] = [];
    const routes: RouteCell[] = [];
    for (const person of people) {
      const visitor = await environment.enter(person.credentials);
      const caller: Caller = { ...person, permissions: visitor.session?.permissions ?? [] };
      const named = targets.get(person.email);
      if (!named) throw new Error(`${person.email} has no objects.`);
      const services = await refusedServices(visitor);
      const cellParts = await queryAll(visitor, caller, named, identifying);
      const operations = new Set(
        cellParts
          .filter(({ ownership, came }) => ownership === 'own' && came === 'refused')
          .map(({ operation }) => operation),
      );
      cells.push(...cellParts);
      routes.push(...(await routeCells(visitor, caller, { operations, services }, identifying)));
    }
    return { cells, routes };
  } finally {
    await environment.sandbox.close();
  }
}
