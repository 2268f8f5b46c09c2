import type { Page } from '@playwright/test';
import { englishWordsIn } from '../../apps/portal/src/platform/messages/english-words.ts';
import { spanish } from '../../apps/portal/src/platform/messages/es.ts';
import { pageAt } from '../../apps/portal/src/platform/routes/find-page.ts';

/** Keys of the catalogue that are not their own Spanish text: nobody should ever read one. */
const keys: ReadonlySet<string> = new Set(
  Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])),
);

/** What can be read or heard of a page: its texts, and the names that are not in sight. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') === null) {
        texts.push(node.textContent ?? '');
      }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** What is not Spanish on a page: keys of the catalogue, and texts with English words. */
export async function notSpanish(page: Page): Promise<readonly string[]> {
  const texts = await textsOf(page);
  return [...new Set(texts)].filter((text) => keys.has(text) || englishWordsIn(text).length > 0);
}

/** Links of a page to addresses of the portal that have no page. */
export async function deadLinks(page: Page, product = 'Surtidor'): Promise<readonly string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const { href, origin, pathname, search } = new URL(
        link.getAttribute('href') ?? '',
        location.href,
      );
      return origin === location.origin && !link.getAttribute('href')?.startsWith('#')
        ? [{ href, pathname, search }]
        : [];
    }),
  );
  return links
    .filter(
      ({ pathname, search }) => pageAt(pathname, product, new URLSearchParams(search)) === null,
    )
    .map(({ href }) => href);
}

/**
 * Dates and amounts that are drawn from right to left: a name beside them turned the direction of
 * writing and was not kept apart (faults 35).
 */
export const turnedNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxOf = (node: Node, at: number) => {
      const letter = document.createRange();
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      return letter.getBoundingClientRect();
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: number, index } of text.matchAll(/\d{1,2} \p{L}{3} \d{4}|\$\s?[\d.,]+\d/gu)) {
        const [first, last] = [boxOf(node, index), boxOf(node, index + number.length - 1)];
        if (first.top === last.top && first.left > last.left) turned.push(text);
      }
    }
    return turned;
  });
