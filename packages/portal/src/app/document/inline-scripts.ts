import { colorModeKey } from '../../platform/color-mode/color-mode.ts';

/** Applies the color mode before the first paint, so that no page flashes in the other mode. */
export const colorModeScript = `(() => {
  let mode = null;
  try { mode = localStorage.getItem('${colorModeKey}') } catch {}
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
})()`;

/**
 * Reloads the page once if a module fails to load before the page is hydrated. Afterwards a failed part must not cost
 * the user the page, and what needs the module handles the failure. If the reload fails too, a notice explains that the
 * controls do not work (errors/code-missing-notice.tsx). Third-party scripts such as the chat are not
 * modules, and the portal works without them (faults 24).
 */
export const reloadOnceScript = `addEventListener('error', ({ target }) => {
  if (target?.type !== 'module' && target?.rel !== 'modulepreload') return;
  const root = document.documentElement;
  if (root.dataset.hydrated !== undefined) return;
  let hasReloaded = true;
  try {
    const key = 'surtidor-reloaded-at';
    hasReloaded = Math.abs(Date.now() - (sessionStorage.getItem(key) ?? NaN)) < 6e5;
    sessionStorage.setItem(key, Date.now());
  } catch {}
  if (!hasReloaded && navigator.onLine) location.reload();
  else root.dataset.codeMissing = '';
}, true)`;

/** Dispatched when the controls of the page are hydrated. */
export const hydratedEvent = 'surtidor-hydrated';

/**
 * Records the input of the user before hydration and replays it afterwards: the values of all fields, the focus, then the
 * last press of a button. If an extension changed the page before hydration, React replaces its elements, so they are
 * found again by name, classes and position. Links and forms with `method="post"` (sign-in) work without JavaScript and are
 * ignored, and so is a disabled button. A pressed button shows that it waits (theme.css). Opening a payment is no payment.
 */
export const replayInputScript = `(() => {
  const values = new Map();
  let pressed = null;
  let focused = null;
  const isToggle = ({ type }) => type === 'checkbox' || type === 'radio';
  const describe = (element) => [
    element.type, element.name, element.className, isToggle(element) ? element.value : '',
  ].join();
  const record = (element, value) => {
    const description = describe(element);
    const findAll = () => [...document.getElementsByTagName(element.localName)]
      .filter((other) => describe(other) === description);
    const position = findAll().indexOf(element);
    return { element, find: () => (element.isConnected ? element : findAll()[position]), value };
  };
  const listeners = {
    input: ({ target }) => values.set(target, record(target, isToggle(target) ? target.checked : target.value)),
    focusin: ({ target }) => { focused = record(target) },
    click: (event) => {
      // While React hydrates it may hear this click, and the replay would undo it.
      if (isToggle(event.target)) event.stopPropagation();
      const button = event.target.closest?.('button');
      if (!button || (button.type === 'submit' && button.form?.method === 'post')) return;
      event.preventDefault();
      event.stopPropagation();
      if (button.ariaDisabled === 'true') return;
      delete pressed?.element.dataset.pressed;
      button.dataset.pressed = '';
      pressed = record(button);
    },
    submit: (event) => event.target.method === 'post' || event.preventDefault(),
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  const replayValue = (field, value) => {
    // React ignores an event that does not change the value which it has last seen.
    if (isToggle(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    if (field.type !== 'file') {
      field.value = value + ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  addEventListener('${hydratedEvent}', () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const { find, value } of values.values()) {
      const field = find();
      if (field) replayValue(field, value);
    }
    // Removing the focused element moves the focus to the body.
    if (focused && !focused.element.isConnected && document.activeElement === document.body) {
      focused.find()?.focus({ preventScroll: true });
    }
    delete pressed?.element.dataset.pressed;
    const button = pressed?.find();
    // Some controls open on pointerdown.
    for (const type of ['pointerdown', 'pointerup']) {
      button?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }));
    }
    button?.click();
  }, { once: true });
})()`;
