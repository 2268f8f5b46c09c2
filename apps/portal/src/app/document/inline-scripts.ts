import { colorModeKey } from '../../platform/color-mode/color-mode.ts';

/** Applies the color mode before the first paint, so that no page flashes in the other mode. */
export const colorModeScript = `(() => {
  let mode = null;
  try { mode = localStorage.getItem('${colorModeKey}') } catch {}
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
})()`;

/**
 * Reloads the page once if a module fails to load. If that fails too, a notice explains that the
 * controls do not work (errors/code-missing-notice.tsx). Third-party scripts such as the chat are not
 * modules, and the portal works without them (faults 24).
 */
export const reloadOnceScript = `addEventListener('error', ({ target }) => {
  if (target?.type !== 'module' && target?.rel !== 'modulepreload') return;
  let hasReloaded = true;
  try {
    const key = 'surtidor-reloaded-at';
    hasReloaded = Math.abs(Date.now() - (sessionStorage.getItem(key) ?? NaN)) < 6e5;
    sessionStorage.setItem(key, Date.now());
  } catch {}
  const root = document.documentElement;
  if (!hasReloaded && navigator.onLine) location.reload();
  else if (root.dataset.hydrated === undefined) root.dataset.codeMissing = '';
}, true)`;

/** Dispatched when the controls of the page are hydrated. */
export const hydratedEvent = 'surtidor-hydrated';

/**
 * Records clicks on controls before hydration and replays the last one, with the selected values,
 * afterwards. Links and the sign-in form work without JavaScript and are ignored.
 */
export const replayClicksScript = `(() => {
  let clicked = null;
  const changedSelects = new Set();
  const recordChange = ({ target }) => target.localName === 'select' && changedSelects.add(target);
  const deferClick = (event) => {
    const control = event.target.closest?.('button:not([type=submit]), [role=tab], [type=checkbox], [type=radio]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = control;
  };
  addEventListener('click', deferClick, true);
  addEventListener('change', recordChange, true);
  addEventListener('${hydratedEvent}', () => {
    removeEventListener('click', deferClick, true);
    removeEventListener('change', recordChange, true);
    for (const select of changedSelects) select.dispatchEvent(new Event('change', { bubbles: true }));
    // Some controls open on pointerdown.
    for (const type of ['pointerdown', 'pointerup']) {
      clicked?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }));
    }
    clicked?.click();
  }, { once: true });
})()`;
