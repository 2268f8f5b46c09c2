import { readFileSync } from 'node:fs';
import { observe } from './observe.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Give the files: standard error of the instances, and journals of a browser.');
  process.exitCode = 2;
} else {
  const { lines, attempts, findings } = observe(paths.map((path) => readFileSync(path, 'utf8')));
  console.log(
    `${lines} lines of security logs, ${attempts} attempts, ${findings.length} breaches.`,
  );
  for (const { rule, subject } of findings) console.log(`- ${rule}: ${subject}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
