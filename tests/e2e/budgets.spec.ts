import { getFilesNeededForUse, sumCodeBytes } from '../bench/bytes/measure-route.ts';
import { getMeasuredRoute } from '../bench/bytes/measured-routes.ts';
import { visitRoute } from '../bench/bytes/visit-route.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(async ({ control }) => {
  // The control fixture resets the scenario, because another test may have accepted the terms.
  void control;
});

/** The multiple of its budget above which a route fails. Above the budget, the test prints a warning. */
const tolerance = 1.1;

/** Routes that load different code. `npm run bench -- bytes` prints all of them. */
const routes = ['Sign-in', 'Dashboard', 'Pending invoices', 'Orders list'].map(getMeasuredRoute);

/** Routes that share most of their code with one of the others. */
const similarRoutes = ['Payments vs invoices', 'Transaction result', 'Profile, a new person'].map(
  getMeasuredRoute,
);

for (const route of [...routes, ...similarRoutes]) {
  test(
    `${route.name} stays within its budget`,
    slowUnless(routes.includes(route)),
    async ({ browser, environment }) => {
      const routeUse = await visitRoute({ browser, environment }, route);
      expect(routeUse.files.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual(
        [],
      );
      const bytes = sumCodeBytes(routeUse, getFilesNeededForUse(routeUse));
      if (bytes > route.budget) {
        console.warn(`${route.name}: ${bytes} bytes exceed the budget of ${route.budget}`);
      }
      expect(bytes).toBeLessThanOrEqual(route.budget * tolerance);
    },
  );
}

test('the sign-in page paints without the realtime library', async ({ browser, environment }) => {
  const { files, firstPaint } = await visitRoute(
    { browser, environment },
    getMeasuredRoute('Sign-in'),
  );
  const filesBeforePaint = files.filter(({ startedAt }) => startedAt < firstPaint);
  expect(filesBeforePaint.length).toBeGreaterThan(0);
  expect(filesBeforePaint.filter(({ text }) => text.includes('@firebase/app'))).toEqual([]);
});
