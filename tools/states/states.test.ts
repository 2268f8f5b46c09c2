import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { getNames, missingStories } from './missing-stories.ts';

const screens = globSync('apps/portal/src/screens/*/states.ts', { cwd: root }).map((file) =>
  dirname(join(root, file)),
);

describe('the states of the screens', () => {
  it.each(screens.map((folder) => [basename(folder), folder]))('%s', (_name, folder) => {
    const stories = globSync('*.stories.tsx', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    const states = getNames(readFileSync(join(folder, 'states.ts'), 'utf8'));
    expect(states).not.toEqual([]);
    expect(missingStories(states, stories)).toEqual([]);
  });

  it('are listed for every screen', () => {
    const all = globSync('apps/portal/src/screens/*/*.stories.tsx', { cwd: root });
    const listed = new Set(screens.map((folder) => basename(folder)));
    expect(all.map((file) => basename(dirname(file))).filter((name) => !listed.has(name))).toEqual(
      [],
    );
  });

  it('are reported if they have no story', () => {
    expect(missingStories(['ready', 'no-data'], ['export const Ready: Story = {};'])).toEqual([
      'no-data',
    ]);
  });
});
