#!/usr/bin/env node
// The entry point of every command. Runs under Node 18 or later: installs the pinned Node and pnpm from the npm
// registry, puts them first on the path, installs the workspace and runs the task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeMissingNode, getPinnedNodePath, isTooOld } from './pinned-node/pinned-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, 'tools', 'toolchain');
const cache = join(root, '.cache');
const isWindows = process.platform === 'win32';
const startedAt = Date.now();

const log = (text) => console.log(`[surtidor] ${text}`);

/** Exits with a two-line error message: the problem and how to solve it. */
function stop(problem, advice) {
  console.error(`\n[surtidor] ${problem}\n[surtidor] ${advice}\n`);
  process.exit(1);
}

const [task, ...args] = process.argv.slice(2);
const taskFile = join(root, 'tools', 'tasks', `${task}.ts`);
if (!task || !existsSync(taskFile)) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  stop(
    `Unknown command '${task ?? ''}'.`,
    `Use npm run with one of: ${Object.keys(scripts).join(', ')}.`,
  );
}
if (Number(process.versions.node.split('.')[0]) < 18) {
  stop(
    `Node ${process.versions.node} is too old.`,
    'Install Node 18 or later (https://nodejs.org) and run the command again.',
  );
}

// Removes npm's environment variables, which affect pnpm and nested npm commands.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|cache)$/i.test(name),
  ),
);

const hashFiles = (...files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
};

/** Runs `work` unless it succeeded before with the same `inputHash` for `name` and its output exists. */
function runIfChanged(name, inputHash, hasOutput, work) {
  const stamp = join(cache, `${name}.stamp`);
  if (hasOutput && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash) return;
  work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, inputHash);
}

function run(command, parameters, options, onFailure) {
  const result = spawnSync(command, parameters, { stdio: 'inherit', env: environment, ...options });
  if (result.error?.code === 'EACCES' || result.error?.code === 'ENOENT') {
    stop(
      `'${command}' could not be started (${result.error.code}).`,
      'Check that it is installed and that this user may run it.',
    );
  }
  if (result.status !== 0) onFailure(result.status ?? 1);
}

try {
  mkdirSync(cache, { recursive: true });
} catch (error) {
  stop(
    `The workspace folder is not writable (${error.code}).`,
    `Give this user write permission for ${root} and run the command again.`,
  );
}

const lock = join(toolchain, 'package-lock.json');
const pnpm = join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
runIfChanged('toolchain', hashFiles(lock), existsSync(pnpm), () => {
  log('Installing the pinned Node and pnpm…');
  run(
    isWindows ? 'npm.cmd' : 'npm',
    [
      'ci',
      '--prefix',
      toolchain,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--engine-strict=false',
    ],
    { shell: isWindows, cwd: toolchain },
    () =>
      stop(
        'Node and pnpm could not be installed from the npm registry.',
        'Check the connection to the registry (npm ping) and run the command again.',
      ),
  );
});

const pinnedNodePath = getPinnedNodePath(toolchain, process.platform, process.arch);
const node =
  pinnedNodePath !== null && existsSync(pinnedNodePath) ? pinnedNodePath : process.execPath;
if (node === process.execPath && isTooOld(process.versions.node)) {
  stop(...describeMissingNode(process.platform, process.arch, process.versions.node));
}
environment.PATH = [
  dirname(node),
  join(toolchain, 'node_modules', '.bin'),
  join(root, 'node_modules', '.bin'),
  process.env.PATH,
].join(delimiter);
environment.SURTIDOR_STARTED = String(startedAt);

runIfChanged(
  'workspace',
  hashFiles(
    join(root, 'pnpm-lock.yaml'),
    join(root, 'pnpm-workspace.yaml'),
    join(root, 'package.json'),
  ),
  existsSync(join(root, 'node_modules')),
  () => {
    log('Installing the workspace…');
    run(
      node,
      [
        pnpm,
        'install',
        '--frozen-lockfile',
        '--prefer-offline',
        '--reporter=append-only',
        '--loglevel=warn',
      ],
      { cwd: root },
      () =>
        stop(
          'The workspace could not be installed.',
          'See the output above. Check the connection and the free disk space, and run the command again.',
        ),
    );
  },
);

// Runs asynchronously, so that signals reach the task.
const taskProcess = spawn(node, ['--disable-warning=ExperimentalWarning', taskFile, ...args], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => taskProcess.kill(signal));
}
taskProcess.on('error', (error) =>
  stop(`'${node}' could not be started (${error.code}).`, 'Check that this user may run it.'),
);
taskProcess.on('exit', (status) => process.exit(status ?? 1));
