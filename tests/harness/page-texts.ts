import type { Page } from '@playwright/test';
import { notSpanishIn } from '../../apps/portal/src/platform/messages/not-spanish.ts';
import { readableTexts } from '../../apps/portal/src/platform/messages/readable-texts.ts';
import { deadLinksIn, ownLinks } from '../../apps/portal/src/platform/routes/dead-links.ts';

/** Texts of a page that are not Spanish: keys of the catalogue and English words. */
export const notSpanish = async (page: Page): Promise<readonly string[]> =>
  notSpanishIn(await page.evaluate(readableTexts, undefined));

/** Links of a page to paths of the portal without a page. */
export const deadLinks = async (page: Page): Promise<readonly string[]> =>
  deadLinksIn(await page.evaluate(ownLinks));

/**
 * Dates and amounts rendered from right to left because an adjacent name was not isolated
 * (faults 35).
 */
export const turnedNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const getBox = (node: Node, at: number) => {
      const letter = document.createRange();
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      return letter.getBoundingClientRect();
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: number, index } of text.matchAll(/\d{1,2} \p{L}{3} \d{4}|\$\s?[\d.,]+\d/gu)) {
        const [first, last] = [getBox(node, index), getBox(node, index + number.length - 1)];
        if (first.top === last.top && first.left > last.left) turned.push(text);
      }
    }
    return turned;
  });
