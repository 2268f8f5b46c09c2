import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compensationStateAppearance } from '@surtidor/domain/compensations';
import { invoiceStatusAppearance } from '@surtidor/domain/invoices';
import { orderStatusAppearance } from '@surtidor/domain/orders';
import { expect, test } from 'vitest';
import { spanish } from '../../shared/messages/es.ts';

const kitFolder = join(import.meta.dirname, '../../../../../packages/ui/src');
const translations: Readonly<Record<string, string>> = spanish;

/** The tones of each state in the portal, by the name of the state. */
const portalTones = new Map<string, Set<string>>();
for (const appearances of [
  orderStatusAppearance,
  invoiceStatusAppearance,
  compensationStateAppearance,
]) {
  for (const { label, tone } of Object.values(appearances)) {
    const shownLabel = translations[label] ?? label;
    portalTones.set(shownLabel, (portalTones.get(shownLabel) ?? new Set()).add(tone));
  }
}

/** The states in the stories of the UI kit, for example `{ label: 'Vencida', tone: 'danger' }`. */
const kitStates = globSync('**/*.stories.tsx', { cwd: kitFolder }).flatMap((file) =>
  [
    ...readFileSync(join(kitFolder, file), 'utf8').matchAll(/label: '([^']+)', tone: '([a-z]+)'/g),
  ].flatMap(([, label = '', tone = '']) => (portalTones.has(label) ? [{ file, label, tone }] : [])),
);

test('stories of the UI kit show states in the tones of the portal (spec 4)', () => {
  expect(kitStates.length).toBeGreaterThan(10);
  expect(kitStates.filter(({ label, tone }) => !portalTones.get(label)?.has(tone))).toEqual([]);
});
