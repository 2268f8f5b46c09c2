const noop = () => {};

/** An observer that never reports, since jsdom has no layout. */
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

/** Hides a popover until it is shown. */
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
    // Some environments define a property as undefined.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};

/**
 * Installs the browser APIs that the kit needs and jsdom lacks: dialogs and popovers that open and close,
 * media queries that never match, observers that never report. Existing APIs stay.
 * @param page The window of the tests.
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
