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

const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

/** Shows and hides a popover by its `display` style. */
const popoverMethods = {
  showPopover(this: HTMLElement) {
    this.style.display = 'block';
  },
  hidePopover(this: HTMLElement) {
    this.style.display = '';
  },
};

const addMissing = (target: object, properties: object): void => {
  for (const [name, value] of Object.entries(properties)) {
    // Some environments define a property as undefined.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};

/**
 * Installs the browser APIs that the kit needs and jsdom lacks: dialogs and popovers that open and close,
 * media queries that never match, and observers that never report. Existing APIs are kept.
 * @param testWindow The window of the tests.
 */
export const installJsdomPolyfills = (testWindow: Window & typeof globalThis = window): void => {
  addMissing(testWindow, {
    matchMedia,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });
  addMissing(testWindow.HTMLDialogElement.prototype, dialogMethods);
  addMissing(testWindow.HTMLElement.prototype, popoverMethods);
  addMissing(testWindow.Element.prototype, { scrollIntoView: noop, scrollTo: noop });
};
