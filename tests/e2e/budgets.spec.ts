import { getFilesNeededForUse, sumCodeBytes } from '../bench/bytes/measure-route.ts';
import { getMeasuredRoute, measuredRoutes } from '../bench/bytes/measured-routes.ts';
import { visitRoute } from '../bench/bytes/visit-route.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(async ({ control }) => {
  // Loads the scenario again: another test may have accepted the terms.
  void control;
});

/** A route fails at this multiple of its budget and warns from the budget on. */
const tolerance = 1.1;

for (const route of measuredRoutes) {
  test(`${route.name} can be used within its budget`, async ({ browser, environment }) => {
    const use = await visitRoute({ browser, environment }, route);
    expect(use.files.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual([]);
    const bytes = sumCodeBytes(use, getFilesNeededForUse(use));
    if (bytes > route.budget) {
      console.warn(`${route.name}: ${bytes} bytes, over its budget of ${route.budget}`);
    }
    expect(bytes).toBeLessThanOrEqual(route.budget * tolerance);
  });
}

test('sign-in paints without the realtime library', async ({ browser, environment }) => {
  const { files, firstPaint } = await visitRoute(
    { browser, environment },
    getMeasuredRoute('Sign-in'),
  );
  const early = files.filter(({ startedAt }) => startedAt < firstPaint);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter(({ text }) => text.includes('@firebase/app'))).toEqual([]);
});
