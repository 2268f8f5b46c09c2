import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';

/** A copy of the workspace as somebody has it who just fetched it: no packages, no build, no data. */
export interface FreshCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies what belongs to the workspace, with the changes that are not committed yet. */
export function makeFreshCopy(): FreshCopy {
  const folder = mkdtempSync(join(tmpdir(), 'surtidor-start-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files)
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
