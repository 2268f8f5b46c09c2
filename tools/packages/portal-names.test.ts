import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { root } from '../run-tool.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the names that a door of the portal exports. */
const getNames = (door: string): readonly string[] =>
  parseSync(door, read(door)).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );

const doors = ['src/index.ts', 'server/index.ts', 'vite/index.ts'];
const names = doors.flatMap((door) => getNames(`packages/portal/${door}`));
const apps = globSync('{apps/portal,examples/alba}/{*.ts,*.tsx,src/**/*.{ts,tsx}}', { cwd: root });
// Its route tree, which is generated, names the router.
const appCode = [...apps, 'packages/portal/vite/index.ts'].map(read);
const guide = read('docs/your-own-portal.md');
const samples = guide.match(/^```[\s\S]*?^```/gm) ?? [];

it.each(names)('%s is used by an app or a sample, and the guide names it', (name) => {
  const word = new RegExp(`\\b${name}\\b`);
  expect([...appCode, ...samples].join('\n')).toMatch(word);
  if (name !== 'PortalRouter') expect(guide).toMatch(word);
});

it('the portal exports at most 80 names', () => {
  expect(names.length).toBeLessThanOrEqual(80);
});
