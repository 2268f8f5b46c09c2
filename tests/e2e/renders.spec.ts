import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

/** The part of React's fibers that its devtools read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same component in the previous commit; null if it is new. */
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    surtidorRenders?: { total: number; untilHydrated: number };
  }
}

/**
 * Counts the components that React renders again, as its devtools do. Hydration renders each component for the first
 * time. Runs in the page before its scripts.
 */
function countRepeatedRenders(): void {
  const renders = { total: 0, untilHydrated: Number.NaN };
  window.surtidorRenders = renders;
  const componentTags = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const count = (fiber: Fiber, previous: Fiber): number => {
    let sum = componentTags.has(fiber.tag) ? fiber.flags & performedWork : 0;
    if (fiber.child === previous.child) return sum;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      if (child.alternate !== null) sum += count(child, child.alternate);
    }
    return sum;
  };
  const handleCommit = (_: unknown, { current }: { readonly current: Fiber }) => {
    if (current.alternate !== null) renders.total += count(current, current.alternate);
  };
  const hook = { isDisabled: false, supportsFiber: true, inject: () => 1 };
  const listeners = { onCommitFiberRoot: handleCommit, onCommitFiberUnmount: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...listeners } });
  window.addEventListener('surtidor-hydrated', () => {
    renders.untilHydrated = renders.total;
  });
}

/** Presses a button and returns the number of components rendered again until a dialog is open. */
async function countRendersOfPress(button: HTMLElement | SVGElement): Promise<number> {
  const renders = window.surtidorRenders;
  const previous = renders?.total ?? 0;
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  while (document.querySelector('dialog[open]') === null) {
    await new Promise(requestAnimationFrame);
  }
  return (renders?.total ?? Number.NaN) - previous;
}

test('hydration and the first dialog render almost nothing again', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  await page.addInitScript(countRepeatedRenders);
  for (const [path, name] of [
    ['/', 'Pagar'],
    ['/admin/pending-invoices', /^Filtros/],
    ['/admin/orders-list', /^Filtros/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const untilHydrated = await page.evaluate(() => window.surtidorRenders?.untilHydrated);
    // The layout has 87 components.
    expect.soft(untilHydrated, `hydration of ${path}`).toBeLessThan(30);

    await waitUntilSettled(page);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    const ofPress = await button.evaluate(countRendersOfPress);
    expect.soft(ofPress, `press on ${path}`).toBeLessThan(50);
  }
});
