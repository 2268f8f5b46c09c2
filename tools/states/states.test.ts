import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { findMissingStories, getStateNames } from './missing-stories.ts';

const screens = globSync('packages/portal/src/screens/*/states.ts', { cwd: root }).map((file) =>
  dirname(join(root, file)),
);

describe('screen states', () => {
  it.each(screens.map((folder) => [basename(folder), folder]))(
    'every state of %s has a story',
    (_name, folder) => {
      const stories = globSync('*.stories.tsx', { cwd: folder }).map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      );
      const states = getStateNames(readFileSync(join(folder, 'states.ts'), 'utf8'));
      expect(states).not.toEqual([]);
      expect(findMissingStories(states, stories)).toEqual([]);
    },
  );

  it('every screen has a states.ts', () => {
    const storyFiles = globSync('packages/portal/src/screens/*/*.stories.tsx', { cwd: root });
    const listedScreens = new Set(screens.map((folder) => basename(folder)));
    expect(
      storyFiles.map((file) => basename(dirname(file))).filter((name) => !listedScreens.has(name)),
    ).toEqual([]);
  });

  it('reports states without a story', () => {
    expect(findMissingStories(['ready', 'no-data'], ['export const Ready: Story = {};'])).toEqual([
      'no-data',
    ]);
  });
});
