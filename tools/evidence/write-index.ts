import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run-tool.ts';

/** How a proof ended. */
export interface StepResult {
  readonly name: string;
  readonly title: string;
  readonly exitCode: number;
  readonly seconds: number;
}

/** Where and when the proofs ran. */
export interface EvidenceRun {
  readonly commit: string;
  readonly startedAt: string;
  readonly machine: string;
}

/** Documents that belong to the proofs. */
const documents = [
  'docs/proofs.md',
  'docs/security/asvs.md',
  'docs/security/threat-model.md',
  'docs/security/keys-and-data.md',
  'docs/accessibility/report.md',
  'docs/accessibility/openacr.yaml',
  'docs/access-matrix.md',
];

const hashFile = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Returns the text of `index.md`. */
function formatIndex(
  { commit, startedAt, machine }: EvidenceRun,
  results: readonly StepResult[],
): string {
  const rows = results.map(
    ({ name, title, exitCode, seconds }) =>
      `| [${name}](${name}.txt) | ${title} | ${exitCode === 0 ? 'passed' : '**failed**'} | ${seconds} s |`,
  );
  return `# Evidence

Commit ${commit}, ${startedAt}, ${machine}. What each proof means: [proofs.md](proofs.md).

| Proof | What it tries | Result | Time |
| --- | --- | --- | --- |
${rows.join('\n')}

Documents: ${documents.map((path) => `[${basename(path)}](${basename(path)})`).join(', ')}.

\`sha256sum --check SHA256SUMS\` checks the files of this folder.
`;
}

/** Copies the documents, and writes the index and the hashes of all files of the folder. */
export function writeIndex(folder: string, run: EvidenceRun, results: readonly StepResult[]): void {
  for (const path of documents) copyFileSync(join(root, path), join(folder, basename(path)));
  writeFileSync(join(folder, 'index.md'), formatIndex(run, results));
  const names = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
  const lines = names.sort().map((name) => `${hashFile(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}
