import { builtFiles } from '../bench/bytes/built-files.ts';
import { lateLibraries } from '../bench/bytes/late-libraries.ts';
import { filesBeforePaint, neededForUse } from '../bench/bytes/measure-route.ts';
import { measuredRoute, measuredRoutes } from '../bench/bytes/measured-routes.ts';
import { codeOf } from '../bench/bytes/route-bytes.ts';
import { visitRoute } from '../bench/bytes/visit-route.ts';
import { expect, test } from '../harness/test.ts';

// Bytes and requests only: a time depends on the machine and fails no build.

test.beforeEach(async ({ control }) => {
  // A person who accepted the terms in another test would not be led to them.
  void control;
});

/** How far above its budget a route may weigh before the check fails. */
const tolerance = 1.1;

for (const route of measuredRoutes) {
  test(`${route.name} can be used within its budget`, async ({ browser, environment }) => {
    const use = await visitRoute({ browser, environment }, route, 'held');
    expect(use.files.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual([]);
    const { brotli } = codeOf(use, neededForUse(use)).all;
    if (brotli > route.budget) {
      console.warn(`${route.name}: ${brotli} bytes, over its budget of ${route.budget}`);
    }
    expect(brotli).toBeLessThanOrEqual(route.budget * tolerance);
  });
}

for (const name of ['Sign-in', 'Dashboard']) {
  test(`${name} asks for no late library before its first paint`, async ({
    browser,
    environment,
  }) => {
    const use = await visitRoute({ browser, environment }, measuredRoute(name), 'natural');
    const early = filesBeforePaint(use).map(({ text }) => text);
    expect(early.length).toBeGreaterThan(0);
    const found = Object.entries(lateLibraries)
      .filter(([, mark]) => early.some((text) => text.includes(mark)))
      .map(([library]) => library);
    expect(found).toEqual([]);
  });
}

test('the late libraries are known by texts that stand in the build', () => {
  const scripts = builtFiles('js');
  for (const [library, mark] of Object.entries(lateLibraries)) {
    expect(
      scripts.some((script) => script.includes(mark)),
      library,
    ).toBe(true);
  }
});
