import { everyThemeParameters } from './every-theme.tsx';

const inlineRules = `
  dialog[open] {
    position: relative !important;
    inset: auto !important;
    margin: 0 !important;
    height: auto !important;
    max-height: none !important;
  }
  [popover] {
    display: block !important;
    position: relative !important;
    inset: auto !important;
    min-width: 0 !important;
    max-width: 100% !important;
  }
  html {
    overflow: auto !important;
  }
`;

/**
 * Renders dialogs and menus inline, so that a story can show several at once (`beforeEach`). Returns a
 * function that restores them.
 */
const showInline = () => {
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover } = HTMLElement.prototype;
  HTMLDialogElement.prototype.showModal = function showInPlace() {
    this.setAttribute('open', '');
  };
  HTMLElement.prototype.showPopover = () => undefined;
  const style = document.createElement('style');
  style.textContent = inlineRules;
  document.head.append(style);
  return () => {
    HTMLDialogElement.prototype.showModal = showModal;
    HTMLElement.prototype.showPopover = showPopover;
    style.remove();
  };
};

/** Parameters of a story that shows several overlays inline at once. */
export const inlineOverlays = { parameters: everyThemeParameters, beforeEach: showInline };
