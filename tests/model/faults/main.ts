import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatTable } from '../../../tools/format-table.ts';
import { plantedFaults } from './planted-faults.ts';

/**
 * Plants every fault into a process of its own and prints what finds it. Fails if one is not found, or if something is
 * found without a fault. Names select faults.
 */
const names = process.argv.slice(2);
const search = fileURLToPath(new URL('./find-fault.ts', import.meta.url));

/** What `find-fault.ts` prints. */
interface Finding {
  readonly by: string;
  readonly message: string;
  readonly path: readonly unknown[];
}

function findFault(name: string): Promise<Finding | null> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--disable-warning=ExperimentalWarning', search, name],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`The search for ${name} ended with ${code}.`));
    });
  });
}

const noFault = { name: 'none', harm: 'The sources as they are shipped.' };
const tasks = [noFault, ...plantedFaults].filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
const findings = new Map<string, Finding | null>();
let next = 0;
const work = async () => {
  for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
    next += 1;
    const finding = await findFault(task.name);
    findings.set(task.name, finding);
    console.log(`${task.name}: ${finding ? `${finding.by}, ${finding.message}` : 'nothing found'}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

const found = tasks.filter(({ name }) => name !== noFault.name && findings.get(name));
const planted = tasks.filter(({ name }) => name !== noFault.name);
const report = `${formatTable(
  ['Fault', 'Harm', 'Found by', 'Actions', 'Violation'],
  tasks.map(({ name, harm }) => {
    const finding = findings.get(name);
    return [
      name,
      harm,
      finding?.by ?? 'nothing',
      String(finding?.path.length ?? ''),
      finding?.message ?? '',
    ];
  }),
)}

${found.length} of ${planted.length} planted faults found.
`;
console.log(`\n${report}`);
process.exitCode = found.length === planted.length && !findings.get(noFault.name) ? 0 : 1;
