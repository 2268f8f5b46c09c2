import type { Page } from '@playwright/test';
import { filterNonSpanishTexts } from '../../packages/portal/src/platform/messages/filter-non-spanish-texts.ts';
import { getReadableTexts } from '../../packages/portal/src/platform/messages/get-readable-texts.ts';
import {
  getDeadLinks,
  getPageLinks,
} from '../../packages/portal/src/platform/routes/dead-links.ts';

/** Returns the texts of a page that are not Spanish: message keys and English words. */
export const findNonSpanishTexts = async (page: Page): Promise<readonly string[]> =>
  filterNonSpanishTexts(await page.evaluate(getReadableTexts, undefined));

/** Returns the links of a page to paths of the portal that do not exist. */
export const findDeadLinks = async (page: Page): Promise<readonly string[]> =>
  getDeadLinks(await page.evaluate(getPageLinks));

/**
 * Returns dates and amounts that are rendered from right to left because an adjacent name is not isolated
 * (faults 35).
 */
export const findReversedNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const reversed: string[] = [];
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const getBox = (node: Node, offset: number) => {
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect();
    };
    for (let node = textWalker.nextNode(); node !== null; node = textWalker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: number, index } of text.matchAll(/\d{1,2} \p{L}{3} \d{4}|\$\s?[\d.,]+\d/gu)) {
        const [firstBox, lastBox] = [getBox(node, index), getBox(node, index + number.length - 1)];
        if (firstBox.top === lastBox.top && firstBox.left > lastBox.left) reversed.push(text);
      }
    }
    return reversed;
  });
