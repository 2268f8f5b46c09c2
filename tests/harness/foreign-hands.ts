import type { Page } from '@playwright/test';

/** How another program changes the texts of a page: the browser's translation replaces them, extensions move them. */
export type TextChange = 'replace' | 'move';

/** Runs in the page: wraps every text in two `font` elements, as the browser's translation does. */
function wrapTexts(change: TextChange): void {
  const replacedNodes = new WeakSet<Node>();
  const reportLostText: unknown = Reflect.get(window, 'reportLostText');
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  // React updates a text node that has siblings with this setter.
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (replacedNodes.has(this) && typeof reportLostText === 'function') {
        reportLostText(`${this.nodeValue} → ${value}`);
      }
      nodeValue?.set?.call(this, value);
    },
  });
  const wrap = (node: Node) => {
    const parent = node.parentElement;
    const isExcluded = parent?.closest('font, script, style, noscript, textarea, title, option');
    if (!parent || isExcluded || node.textContent?.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (change === 'replace') {
      inner.textContent = node.textContent;
      replacedNodes.add(node);
      parent.replaceChild(outer, node);
    } else {
      parent.insertBefore(outer, node);
      inner.append(node);
    }
  };
  const wrapAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
    for (const node of nodes) wrap(node);
  };
  const observer = new MutationObserver((records) => {
    if (document.documentElement.dataset.hydrated === undefined) return;
    for (const { type, addedNodes } of records) {
      if (type === 'attributes') wrapAll(document.body);
      else for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-hydrated'],
  });
}

/**
 * Changes all texts of the page's documents, from hydration on. Returns a function that lists what broke since its
 * last call: uncaught errors, errors of React, and texts that React wrote to nodes which are no longer in the page.
 */
export async function changeTexts(
  page: Page,
  change: TextChange,
): Promise<() => readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/NotFoundError|insertBefore|removeChild/.test(message.text())) faults.push(message.text());
  });
  await page.exposeFunction('reportLostText', (text: string) => faults.push(text));
  await page.addInitScript(wrapTexts, change);
  return () => faults.splice(0);
}

/**
 * Changes a page before it is hydrated, as password managers and extensions do: elements first in head and body, beside
 * inputs and inside buttons, attributes and changed words.
 */
export const changeServerPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const createIcon = () => Object.assign(document.createElement('div'), { className: 'icon' });
    document.head.prepend(document.createElement('style'));
    document.body.prepend(createIcon());
    document.body.setAttribute('data-extension', '');
    for (const input of document.querySelectorAll('input')) {
      input.setAttribute('data-extension', '');
      input.parentElement?.insertBefore(createIcon(), input.nextSibling);
    }
    for (const label of document.querySelectorAll('label, h1, h2')) {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      if (text) text.textContent += ' *';
    }
  });
