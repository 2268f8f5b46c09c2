import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { findClosedStories } from './closed-stories.ts';
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

describe('stories of the portal', () => {
  const storyFiles = globSync('packages/portal/src/{app,screens}/**/*.stories.tsx', { cwd: root });

  it.each(storyFiles)('do not end by closing what they show, except …Then…: %s', (file) => {
    expect(findClosedStories(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('reports a story whose last action closes its message', () => {
    const createStory = (name: string, ...statements: readonly string[]) =>
      `export const ${name}: Story = {\n  ${statements.join('\n  ')}\n};\n`;
    const close = "await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));";
    const check = "await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());";
    const stories = [
      createStory('Rejected', close, check),
      createStory('Escaped', "await userEvent.keyboard('{Escape}');"),
      createStory('RejectedThenClosed', close, check),
      createStory('OpenedAgain', close, 'const dialog = await openDialog();'),
      createStory('Ready', check),
    ];
    expect(findClosedStories(stories.join(''))).toEqual(['Rejected', 'Escaped']);
  });
});
