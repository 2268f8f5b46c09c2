/**
 * What can be read or heard of the page: its title, its texts, and the names that are not in sight.
 * Stands on nothing outside itself, so that a test can send it into a page whole.
 * @param except A CSS selector of what is left out, with the title, which is then not the page's own.
 */
export function readableTexts(except?: string): string[] {
  const hidden = ['script', 'style', 'noscript', ...(except === undefined ? [] : [except])].join();
  const texts: string[] = except === undefined ? [document.title] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(hidden) === null) texts.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (element.closest(hidden) === null) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
