import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allowlist } from './reflow/allowlist.ts';
import { findFaults } from './reflow/find-faults.ts';

const kit = '/packages/ui/src/';

/** How long a piece may take to follow the window, in milliseconds. */
const timeout = 5000;

/** Faults of the page as it stands, without those that have an excuse. */
const faultsNotAllowed = (file: string): string[] => {
  const own = allowlist.filter((excuse) => file.endsWith(excuse.file));
  return [...new Set(findFaults())].filter(
    (fault) =>
      !own.some(({ violation }) =>
        typeof violation === 'string' ? fault.startsWith(violation) : violation.test(fault),
      ),
  );
};

/** Every story of the kit is looked at once more as its play left it: 320 px, text at 200 %. */
afterEach(async ({ task }) => {
  const { filepath } = task.file;
  if (!filepath.includes(kit) || task.result?.state === 'fail') return;
  const { documentElement, body } = document;
  await page.viewport(320, 640);
  documentElement.style.fontSize = '200%';
  // No piece stands at the very edge of a page; a page of states has edges of its own.
  if (body.querySelector('[data-theme]') === null) body.style.padding = '0 0.5rem';
  try {
    await document.fonts.ready;
    // What measures itself follows the window a moment later.
    await vi.waitFor(() => {
      const faults = faultsNotAllowed(filepath);
      if (faults.length > 0)
        throw new Error(`At 320 px and text at 200 %:\n${faults.slice(0, 12).join('\n')}`);
    }, timeout);
  } finally {
    documentElement.style.fontSize = '';
    body.style.padding = '';
  }
});
