import { expect, test } from 'vitest';
import { installJsdomPolyfills } from './index.ts';

/** A minimal mock of `window`. */
const bareWindow = (own: object) => {
  class Element {}
  class HTMLElement extends Element {
    style = { display: '' };
  }
  class HTMLDialogElement extends HTMLElement {
    open = false;
  }
  const page = { Element, HTMLElement, HTMLDialogElement, ...own };
  // The mock contains only the properties that the polyfills read.
  installJsdomPolyfills(page as unknown as Window & typeof globalThis);
  return page as typeof page & Window & typeof globalThis;
};

test('adds missing APIs', () => {
  const page = bareWindow({ matchMedia: undefined });
  const dialog = new page.HTMLDialogElement();
  dialog.showModal();
  expect(dialog.open).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(false);
  dialog.showPopover();
  expect(dialog.style.display).toBe('block');
  dialog.hidePopover();
  expect(dialog.style.display).toBe('');
  dialog.scrollIntoView();
  new page.ResizeObserver(() => {}).observe(dialog);
  expect(new page.IntersectionObserver(() => {}).takeRecords()).toEqual([]);
  expect(page.matchMedia('print').matches).toBe(false);
});

test('keeps existing APIs', () => {
  const matchMedia = () => ({ matches: true });
  expect(bareWindow({ matchMedia }).matchMedia('print').matches).toBe(true);
});
