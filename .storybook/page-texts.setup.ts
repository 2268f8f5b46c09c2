import { afterEach, expect } from 'vitest';
import { getDeadLinks, getPageLinks } from './page-checks/dead-links.ts';
import { filterNonSpanishTexts } from './page-checks/filter-non-spanish-texts.ts';
import { getReadableTexts } from './page-checks/get-readable-texts.ts';

/** Storybook's own message elements in the page. */
const storybookSelector = '[class^="sb-"]';

/** The distributor's files and images. In stories they have the page's own origin. */
const distributorPathPattern = /^\/(?:files|content)\//;

/** Some stories show the URL that they navigated to. */
const urlPathPattern = /^\/[\w/?=&-]*$/;

/** Checks every portal story after its play function: only Spanish texts and no broken links. */
afterEach(({ task }) => {
  if (!task.file.filepath.includes('/packages/portal/') || task.result?.state === 'fail') return;
  const links = getPageLinks().filter(({ pathname }) => !distributorPathPattern.test(pathname));
  const texts = getReadableTexts(storybookSelector).filter((text) => !urlPathPattern.test(text));
  expect.soft(filterNonSpanishTexts(texts), 'texts that are not Spanish').toEqual([]);
  expect.soft(getDeadLinks(links), 'broken links').toEqual([]);
});
