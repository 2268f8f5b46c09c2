const noop = () => {};

/** Sees nothing, since nothing is laid out. */
class SilentObserver {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
  takeRecords = () => [];
}

const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: noop,
  removeEventListener: noop,
  dispatchEvent: () => true,
});

const modal = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

/** The page's own styles hide a popover until it is shown. */
const popover = {
  showPopover(this: HTMLElement) {
    this.style.display = 'block';
  },
  hidePopover(this: HTMLElement) {
    this.style.display = '';
  },
};

const fill = (target: object, parts: object): void => {
  for (const [name, value] of Object.entries(parts)) {
    // Environments name what they lack, with nothing behind it.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};

/**
 * Gives a page that lays nothing out, as jsdom's in unit tests, what the kit asks of a browser:
 * dialogs and popovers that open and close, media queries that never match, observers that see
 * nothing. What is there already stays.
 * @param page The tests' window.
 */
export const installJsdomPolyfills = (page: Window & typeof globalThis = window): void => {
  fill(page, {
    matchMedia,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });
  fill(page.HTMLDialogElement.prototype, modal);
  fill(page.HTMLElement.prototype, popover);
  fill(page.Element.prototype, { scrollIntoView: noop, scrollTo: noop });
};
