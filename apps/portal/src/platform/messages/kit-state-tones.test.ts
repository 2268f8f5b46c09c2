import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compensationStateAppearance,
  invoiceStatusAppearance,
  orderStatusAppearance,
} from '@surtidor/domain';
import { expect, test } from 'vitest';
import { spanish } from './es.ts';

const kit = join(import.meta.dirname, '../../../../../packages/ui/src');
const known: Readonly<Record<string, string>> = spanish;

/** The tones of each state in the portal, by the name of the state. */
const portal = new Map<string, Set<string>>();
for (const appearances of [
  orderStatusAppearance,
  invoiceStatusAppearance,
  compensationStateAppearance,
]) {
  for (const { label, tone } of Object.values(appearances)) {
    const shownLabel = known[label] ?? label;
    portal.set(shownLabel, (portal.get(shownLabel) ?? new Set()).add(tone));
  }
}

/** The states in the stories of the UI kit, for example `{ label: 'Vencida', tone: 'danger' }`. */
const shown = globSync('**/*.stories.tsx', { cwd: kit }).flatMap((file) =>
  [
    ...readFileSync(join(kit, file), 'utf8').matchAll(/label: '([^']+)', tone: '([a-z]+)'/g),
  ].flatMap(([, label = '', tone = '']) => (portal.has(label) ? [{ file, label, tone }] : [])),
);

test('stories of the UI kit show states in the tones of the portal (spec 4)', () => {
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ label, tone }) => !portal.get(label)?.has(tone))).toEqual([]);
});
