/** A text with its position on the page. */
export interface VisibleText {
  readonly node: Text;
  readonly parent: Element;
  /** The rectangles of its lines, in viewport pixels. */
  readonly lines: readonly DOMRect[];
}

/** Whether a text is for screen readers only: in the page, but not rendered. */
const isScreenReaderOnly = (element: Element): boolean => {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const { position, clipPath } = getComputedStyle(current);
    if (position === 'absolute' && clipPath === 'inset(50%)') return true;
  }
  return false;
};

/** Off-screen rows of a long list are not laid out, so their position is not reliable. */
const visibilityChecks = {
  opacityProperty: true,
  visibilityProperty: true,
  contentVisibilityAuto: true,
};

/** Returns all rendered texts below `root`, fully visible or not. */
export function getVisibleTexts(root: Element): VisibleText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: VisibleText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === '') continue;
    if (!parent.checkVisibility(visibilityChecks)) continue;
    if (parent.closest('select, option') || isScreenReaderOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (lines.length > 0) texts.push({ node, parent, lines });
  }
  return texts;
}

/** Formats a text for a violation. */
export const describeText = ({ node, parent }: Pick<VisibleText, 'node' | 'parent'>): string =>
  `'${node.data.trim().slice(0, 40)}' in ${describeElement(parent)}`;

/** Formats an element for a violation. */
export const describeElement = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}">`;
