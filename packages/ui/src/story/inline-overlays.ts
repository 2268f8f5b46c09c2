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
 * For a page of states (`beforeEach`): dialogs and menus stand in the page where they are written,
 * instead of over it, so that all of them can be looked at at once. The answer takes it back.
 */
const showInline = () => {
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover } = HTMLElement.prototype;
  HTMLDialogElement.prototype.showModal = function standalone() {
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

/** A page of states of what lies over the page: each stands in it, so that all can be seen at once. */
export const inlineOverlays = { parameters: everyThemeParameters, beforeEach: showInline };
