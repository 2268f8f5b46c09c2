import { afterEach, expect } from 'vitest';
import { notSpanishIn } from '../apps/portal/src/platform/messages/not-spanish.ts';
import { readableTexts } from '../apps/portal/src/platform/messages/readable-texts.ts';
import { deadLinksIn, ownLinks } from '../apps/portal/src/platform/routes/dead-links.ts';

/** What Storybook keeps in the page for its own messages. */
const ofStorybook = '[class^="sb-"]';

/** The distributor's files and pictures, which come from the page's own address here. */
const ofDistributor = /^\/(?:files|content)\//;

/** Some stories show the address that they led to. */
const address = /^\/[\w/?=&-]*$/;

/** Every story of the portal is read as its play left it: Spanish alone, and no link to nowhere. */
afterEach(({ task }) => {
  if (!task.file.filepath.includes('/apps/portal/') || task.result?.state === 'fail') return;
  const links = ownLinks().filter(({ pathname }) => !ofDistributor.test(pathname));
  const texts = readableTexts(ofStorybook).filter((text) => !address.test(text));
  expect.soft(notSpanishIn(texts), 'texts that are not Spanish').toEqual([]);
  expect.soft(deadLinksIn(links), 'links that lead nowhere').toEqual([]);
});
