/**
 * Stories of overlays have frames of their own in docs pages. Their play functions focus what they open, which would
 * scroll the docs page to the frame: there, focus does not scroll.
 */
export function keepDocsPosition(): void {
  if (!window.frameElement?.closest('.sbdocs')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
