/** React writes the props of an element onto it when it hydrates the element. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const controls = ':is(header, main, footer) :is(button, input, select)';

/**
 * Calls back once every control of the page works. React hydrates each Suspense boundary by itself,
 * some time after the frame around it. Returns a function that stops waiting.
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
