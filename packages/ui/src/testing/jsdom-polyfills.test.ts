import { expect, test } from 'vitest';
import { installJsdomPolyfills } from './index.ts';

/** Returns a minimal mock of `window` with the polyfills installed. */
const createWindow = (properties: object) => {
  class Element {}
  class HTMLElement extends Element {
    style = { display: '' };
  }
  class HTMLDialogElement extends HTMLElement {
    open = false;
  }
  const mockWindow = { Element, HTMLElement, HTMLDialogElement, ...properties };
  // The mock contains only the properties that the polyfills read.
  installJsdomPolyfills(mockWindow as unknown as Window & typeof globalThis);
  return mockWindow as typeof mockWindow & Window & typeof globalThis;
};

test('adds missing APIs', () => {
  const mockWindow = createWindow({ matchMedia: undefined });
  const dialog = new mockWindow.HTMLDialogElement();
  dialog.showModal();
  expect(dialog.open).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(false);
  dialog.showPopover();
  expect(dialog.style.display).toBe('block');
  dialog.hidePopover();
  expect(dialog.style.display).toBe('');
  dialog.scrollIntoView();
  new mockWindow.ResizeObserver(() => {}).observe(dialog);
  expect(new mockWindow.IntersectionObserver(() => {}).takeRecords()).toEqual([]);
  expect(mockWindow.matchMedia('print').matches).toBe(false);
});

test('keeps existing APIs', () => {
  const matchMedia = () => ({ matches: true });
  expect(createWindow({ matchMedia }).matchMedia('print').matches).toBe(true);
});
