import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allowlist } from './reflow/allowlist.ts';
import { findFaults } from './reflow/find-faults.ts';

const kitPath = '/packages/ui/src/';

/** Maximum time for a component to adapt to a new window size, in milliseconds. */
const timeoutMs = 5000;

/** Returns the current page's layout faults, except allowed ones. */
const findUnexpectedFaults = (file: string): string[] => {
  const allowedEntries = allowlist.filter((entry) => file.endsWith(entry.file));
  return [...new Set(findFaults())].filter(
    (fault) =>
      !allowedEntries.some(({ violation }) =>
        typeof violation === 'string' ? fault.startsWith(violation) : violation.test(fault),
      ),
  );
};

/** Checks every kit story again after its play function, at 320 px with text at 200 %. */
afterEach(async ({ task }) => {
  const { filepath } = task.file;
  if (!filepath.includes(kitPath) || task.result?.state === 'fail') return;
  const { documentElement, body } = document;
  await page.viewport(320, 640);
  documentElement.style.fontSize = '200%';
  // Components never touch the page's edge; pages of states have their own padding.
  if (body.querySelector('[data-theme]') === null) body.style.padding = '0 0.5rem';
  try {
    await document.fonts.ready;
    // Components that measure themselves adapt to the window asynchronously.
    await vi.waitFor(() => {
      const faults = findUnexpectedFaults(filepath);
      if (faults.length > 0)
        throw new Error(`At 320 px and text at 200 %:\n${faults.slice(0, 12).join('\n')}`);
    }, timeoutMs);
  } finally {
    documentElement.style.fontSize = '';
    body.style.padding = '';
  }
});
