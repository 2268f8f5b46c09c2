/**
 * Returns the texts that React updates through their own text node because they have siblings. The browser's
 * translation and extensions replace text nodes: such a text stays old, or React fails to insert before it.
 * React updates an element's only text through the element. Uses no imports and no outer scope, so that a test
 * can evaluate it in a page.
 */
export function getBareTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // React marks the nodes that it updates. It has no public signal. White space is never translated.
    const isBare = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isBare && node.textContent?.trim() !== '') {
      texts.push(`${node.textContent} in ${node.parentElement?.outerHTML.slice(0, 160)}`);
    }
  }
  return texts;
}
