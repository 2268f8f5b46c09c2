import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitGroups } from '../../.storybook/kit-groups.ts';
import { root } from '../run-tool.ts';

test('every folder of the kit with stories is in one group', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: join(root, 'packages/ui/src') });
  const folders = new Set(stories.map((file) => file.split(/[\\/]/)[0]));
  expect([...Object.values(kitGroups).flat(), 'patterns'].toSorted()).toEqual(
    [...folders].toSorted(),
  );
});
