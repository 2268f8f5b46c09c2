import type { Page } from '@playwright/test';

/** Waits until what has just changed is painted: two frames have passed. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
