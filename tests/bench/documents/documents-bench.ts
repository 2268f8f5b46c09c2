import { readFileSync } from 'node:fs';
import { demoPassword, emailOf, heavySize } from '@surtidor/sandbox/scenarios';
import { freePorts } from '../../harness/free-ports.ts';
import { startProcess } from '../../harness/start-process.ts';
import type { Bench, Section } from '../bench.ts';
import { median, milliseconds, quantile } from '../report/numbers.ts';

const requests = 50;
const pageSize = 10;
const pages = [1, 500] as const;

const operations = new URL('../../../packages/data/src/invoices/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, operations), 'utf8');

/** The portal's own question for the pending invoices. */
const pendingInvoices = textOf('pending-invoices.graphql') + textOf('invoice-fields.graphql');

const signIn = `mutation SignIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

interface Answer {
  readonly errors?: readonly { readonly message: string }[];
  readonly data: {
    readonly generateCustomerToken: { readonly token: string };
    readonly documentos: { readonly total_count: number; readonly items: readonly unknown[] };
  };
}

async function send(origin: string, query: string, variables: object, token?: string) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  // The shape is the one that the two questions above ask for.
  const { errors, data } = (await answer.json()) as Answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}

interface PageTimes {
  readonly page: number;
  readonly documents: number;
  readonly times: readonly number[];
}

/** Asks for a page again and again, one request after the other, over one connection. */
async function timesOf(origin: string, token: string, page: number): Promise<PageTimes> {
  const times: number[] = [];
  let documents = 0;
  for (let turn = 0; turn < requests; turn += 1) {
    const start = performance.now();
    const { documentos } = await send(origin, pendingInvoices, { pageSize, page }, token);
    times.push(performance.now() - start);
    documents = documentos.total_count;
    if (documentos.items.length !== pageSize) throw new Error(`Page ${page} is not full.`);
  }
  return { page, documents, times };
}

async function measurePages(): Promise<readonly PageTimes[]> {
  const [port = 0] = await freePorts(1);
  const sandbox = await startProcess('apps/sandbox/src/main.ts', port, {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: ':memory:',
    SANDBOX_SCENARIO: 'heavy',
  });
  try {
    const { origin } = sandbox;
    const person = { email: emailOf('representante', 'heavy'), password: demoPassword };
    const { generateCustomerToken } = await send(origin, signIn, person);
    const measured: PageTimes[] = [];
    for (const page of pages) {
      measured.push(await timesOf(origin, generateCustomerToken.token, page));
    }
    return measured;
  } finally {
    await sandbox.stop();
  }
}

const sectionOf = (measured: readonly PageTimes[]): Section => ({
  title: `The sandbox's time for a page of documents of the heavy dealer`,
  header: ['Page', 'First request', 'Median', '95 of 100 within'],
  rows: measured.map(({ page, times }) => [
    `${page} (documents ${(page - 1) * pageSize + 1} to ${page * pageSize})`,
    milliseconds(times[0] ?? 0),
    milliseconds(median(times)),
    milliseconds(quantile(times, 0.95)),
  ]),
  notes: [
    `${requests} requests over HTTP, one after the other: the portal's own PendingInvoices, ${pageSize} a page, ${measured[0]?.documents} of ${heavySize.documents} documents pending.`,
  ],
});

/** How long the sandbox takes for a page of a very long list. */
export const documentsBench: Bench = {
  name: 'documents',
  what: 'A page of documents of the heavy dealer',
  needsBuild: false,
  measure: async () => [sectionOf(await measurePages())],
};
