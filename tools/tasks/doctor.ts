import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getFailureReason } from '../../packages/portal/server/logging/outage-log.ts';
import { fail, formatSeconds, log } from '../console.ts';
import { examine } from '../doctor/examine.ts';
import { type Finding, getExitCode, severities } from '../doctor/finding.ts';
import { readPassword } from '../doctor/read-password.ts';
import { formatTable } from '../format-table.ts';

/**
 * `npm run doctor -- --backend URL --email E [--store S] [--product P] [--write FILE]`: reports what a
 * backend supports, what is missing and which line of the profile resolves a difference. Changes nothing.
 */
const maxMs = 10_000;

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    email: { type: 'string' },
    store: { type: 'string' },
    product: { type: 'string', default: 'Surtidor' },
    write: { type: 'string' },
  },
});
const { backend, email, store, product, write } = values;
if (backend === undefined || email === undefined || !URL.canParse(backend)) {
  fail(
    'The backend’s URL and the e-mail of a customer are required.',
    'npm run doctor -- --backend https://shop.example/graphql --email dealer@company.example',
  );
}

const password = await readPassword(email);
const startedAt = performance.now();
const signal = AbortSignal.timeout(maxMs);

const toRow = ({ state, subject, detail }: Finding) => [state, subject, detail] as const;

const { findings, config } = await examine({
  url: backend,
  store,
  product,
  email,
  password,
  environment: process.env,
  signal,
}).catch((error: unknown) =>
  fail(
    signal.aborted
      ? `The backend did not respond to all requests within ${maxMs / 1000} s.`
      : `The request to ${backend} failed: ${getFailureReason(error)}.`,
    'Check the URL and the connection, and run the command again.',
    severities.broken,
  ),
);

// Worst findings first.
const severityOrder = ['broken', 'different', 'missing', 'unchecked', 'works'];
const sortedFindings = findings.toSorted(
  (a, b) => severityOrder.indexOf(a.state) - severityOrder.indexOf(b.state),
);
console.log(`\n${formatTable(['state', 'subject', 'detail'], sortedFindings.map(toRow))}\n`);
const counts = severityOrder.map(
  (state) => `${findings.filter((one) => one.state === state).length} ${state}`,
);
log(`${counts.join(', ')}, in ${formatSeconds(performance.now() - startedAt)}.`);
if (write !== undefined && config !== null) {
  try {
    writeFileSync(write, `${JSON.stringify(config, null, 2)}\n`);
  } catch (error) {
    fail(`${write} could not be written: ${getFailureReason(error)}.`, 'Name another file.');
  }
  log(`Wrote ${write}.`);
}
process.exitCode = getExitCode(findings);
