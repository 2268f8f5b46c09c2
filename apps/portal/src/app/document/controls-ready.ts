/** React stores an element's props on it when it hydrates. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const controls = ':is(header, main, footer) :is(button, input, select)';

/**
 * Calls back once all controls are hydrated. React hydrates each Suspense boundary separately, after the
 * frame. Returns a function that cancels.
 */
export function onControlsReady(callback: () => void): () => void {
  let frame = 0;
  const check = () => {
    if ([...document.querySelectorAll(controls)].every(isHydrated)) callback();
    else frame = requestAnimationFrame(check);
  };
  check();
  return () => cancelAnimationFrame(frame);
}
