import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const model = join(import.meta.dirname, 'payment.pml');

/** Worlds in which spin must find nothing. */
const worlds = [
  ['two browsers', []],
  ['one browser, and a backend that ignores pending transactions', ['PLAIN']],
  ['the same, with requests that arrive after they were given up', ['PLAIN', 'VERY_LATE']],
] as const;

/** Planted faults, each with the world in which spin must find it. */
const faults = [...new Set(readFileSync(model, 'utf8').match(/\bFAULT_[A-Z_]+(?=\b)/g))]
  .filter((name) => name !== 'FAULT_')
  .map(
    (name) => [name, name === 'FAULT_OPENS_GIVEN_UP' ? ['PLAIN', 'VERY_LATE'] : ['PLAIN']] as const,
  );

const folder = mkdtempSync(join(tmpdir(), 'surtidor-spin-'));

/** Searches all states of a world. Returns their number and the first error. */
function search(names: readonly string[]) {
  execFileSync('spin', [...names.map((name) => `-D${name}`), '-a', model], { cwd: folder });
  execFileSync('cc', ['-O2', '-DSAFETY', '-DCOLLAPSE', '-w', '-o', 'pan', 'pan.c'], {
    cwd: folder,
  });
  const { stdout } = spawnSync(join(folder, 'pan'), ['-m200000'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const states = /(\d+) states, stored/.exec(stdout)?.[1];
  if (states === undefined || /error: max search depth/.test(stdout))
    throw new Error(`The search did not end:\n${stdout}`);
  return { states: Number(states), error: /^pan:\d+: (.*?) \(at depth/m.exec(stdout)?.[1] ?? null };
}

let failures = 0;
const report = (isRight: boolean, text: string) => {
  if (!isRight) failures += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${text}`);
};

for (const [title, names] of worlds) {
  const { states, error } = search(names);
  report(error === null, `${title}: ${states} states, ${error ?? 'no violation'}`);
}
for (const [fault, names] of faults) {
  const { error } = search([...names, fault]);
  report(error !== null, `${fault}: ${error ?? 'not found'}`);
}
rmSync(folder, { recursive: true });
console.log(`${worlds.length + faults.length - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
