/**
 * Returns the visible and accessible texts of the page: title, text nodes and accessible names. Uses no imports
 * and no outer scope, so that a test can evaluate it in a page.
 * @param except A CSS selector of elements to exclude. Also excludes the title.
 */
export function getReadableTexts(except?: string): string[] {
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
