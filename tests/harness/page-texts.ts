import type { Page } from '@playwright/test';
import { getDeadLinks, getPageLinks } from '../../.storybook/page-checks/dead-links.ts';
import { filterNonSpanishTexts } from '../../.storybook/page-checks/filter-non-spanish-texts.ts';
import { getReadableTexts } from '../../.storybook/page-checks/get-readable-texts.ts';

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

/**
 * Returns the texts of the page's content that are clipped: by an ancestor that hides its overflow, or by the edge of a
 * sheet with this width. Texts for screen readers only are skipped.
 */
export const findClippedTexts = (page: Page, sheetWidth: number): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main, width) => {
    const left = main.getBoundingClientRect().left;
    const getClip = (element: Element | null): DOMRect | null => {
      if (element === null || element === main) return null;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'visible'
        ? getClip(element.parentElement)
        : element.getBoundingClientRect();
    };
    const clipped: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      const text = currentNode.textContent?.trim() ?? '';
      if (text === '' || parent === null || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const box = range.getBoundingClientRect();
      const clip = getClip(parent);
      if (clip !== null && clip.width <= 1) continue;
      const isInside =
        box.right <= left + width + 1 &&
        (clip === null ||
          (box.right <= clip.right + 1 &&
            box.left >= clip.left - 1 &&
            box.bottom <= clip.bottom + 1));
      if (!isInside) clipped.push(text);
    }
    return clipped;
  }, sheetWidth);
