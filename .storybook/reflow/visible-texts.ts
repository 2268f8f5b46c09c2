/** A piece of text as it stands on the page. */
export interface VisibleText {
  readonly node: Text;
  readonly parent: Element;
  /** Its lines, in pixels of the window. */
  readonly lines: readonly DOMRect[];
}

/** Text for screen readers alone is in the page and not rendered. */
const isForReadersAlone = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, clipPath } = getComputedStyle(at);
    if (position === 'absolute' && clipPath === 'inset(50%)') return true;
  }
  return false;
};

/** What is out of sight in a long list is not laid out, and has no true place. */
const visibilityChecks = {
  opacityProperty: true,
  visibilityProperty: true,
  contentVisibilityAuto: true,
};

/** Every text of the page that is rendered, whether it can be seen whole or not. */
export function visibleTexts(root: Element): VisibleText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: VisibleText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === '') continue;
    if (!parent.checkVisibility(visibilityChecks)) continue;
    if (parent.closest('select, option') || isForReadersAlone(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (lines.length > 0) texts.push({ node, parent, lines });
  }
  return texts;
}

/** How a text is named in a violation. */
export const nameOf = ({ node, parent }: Pick<VisibleText, 'node' | 'parent'>): string =>
  `'${node.data.trim().slice(0, 40)}' in ${describe(parent)}`;

/** How an element is named in a violation. */
export const describe = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}">`;
