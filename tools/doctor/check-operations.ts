import type { BackendProfile } from '@surtidor/data/backend-profile';
import type { SignedInCustomer } from './check-sign-in.ts';
import type { Endpoint } from './endpoint.ts';
import {
  createBrokenFinding,
  createUncheckedFinding,
  createWorkingFinding,
  type Finding,
} from './finding.ts';
import { adaptPortalOperation, type PortalOperation } from './portal-operations.ts';
import { getSampleVariables } from './sample-variables.ts';
import { validateRemotely } from './validate-remotely.ts';

/** The screens that use each area of `packages/data/src`. */
const screensByArea: Readonly<Record<string, string>> = {
  associates: 'people and profile',
  certificates: 'sales certificates',
  compensations: 'compensations',
  content: 'menu, carousel and news',
  invoices: 'dashboard, account and pending invoices',
  orders: 'orders',
  payments: 'payments',
  session: 'sign-in and profile',
  survey: 'survey',
  vouchers: 'gift vouchers',
};

export interface OperationsCheck {
  readonly endpoint: Endpoint;
  readonly operations: readonly PortalOperation[];
  readonly profile: BackendProfile;
  readonly product: string;
  /** Null if sign-in failed. Queries are not run without a session. */
  readonly signedIn: SignedInCustomer | null;
}

/** Runs a read-only query with one row as the signed-in customer. */
async function tryQuery(
  { name }: PortalOperation,
  query: string,
  { endpoint, signedIn }: OperationsCheck,
): Promise<string | null> {
  const variables = signedIn && getSampleVariables(name, signedIn);
  if (!signedIn || !variables) return null;
  const { status, body } = await endpoint.request({ query, variables, token: signedIn.token });
  if (body === null) return `HTTP ${status}, and no GraphQL response`;
  return body.data == null ? (body.errors?.[0]?.message ?? `HTTP ${status} without data`) : null;
}

async function checkOperation(
  operation: PortalOperation,
  check: OperationsCheck,
): Promise<readonly Finding[]> {
  const text = adaptPortalOperation(operation, check.profile, check.product);
  if (text === null) return [];
  const { kind, name, area } = operation;
  const subject = `${kind} ${name}`;
  const consequence = `${screensByArea[area] ?? area} cannot use it`;
  const validity = await validateRemotely(check.endpoint, text);
  if (validity.kind === 'invalid') {
    return [createBrokenFinding(subject, `${validity.messages.join(' ')} (${consequence})`)];
  }
  const problem = await tryQuery(operation, text, check);
  if (problem !== null) return [createBrokenFinding(subject, `${problem} (${consequence})`)];
  return validity.kind === 'unknown'
    ? [
        createUncheckedFinding(
          subject,
          `the backend does not validate operations: ${validity.message}`,
        ),
      ]
    : [createWorkingFinding(subject)];
}

/**
 * Validates every operation of the portal at the backend and runs the read-only queries. Mutations and
 * queries that open a payment are never run.
 */
export async function checkOperations(check: OperationsCheck): Promise<readonly Finding[]> {
  const findings = await Promise.all(check.operations.map((one) => checkOperation(one, check)));
  return findings.flat();
}
