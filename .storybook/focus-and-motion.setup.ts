import { afterEach, expect } from 'vitest';
import { getRingContrast } from './get-ring-contrast.ts';
import { describeElement } from './reflow/visible-texts.ts';

/** Interactive elements; a focused heading or region needs no focus indicator. */
const interactiveSelector =
  'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=tab], [role=gridcell]';

/** The command palette has a search field and its results; only the field can be focused. */
const paletteFieldSelector = 'dialog > div > [role=combobox]';

/** Minimum contrast of a focus indicator against its surroundings (WCAG 1.4.11, 2.4.13). */
const minContrast = 3;

const hasRing = (element: Element): boolean =>
  [null, '::before', '::after'].some((pseudoElement) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, pseudoElement);
    // A transparent element has a transparent outline.
    const isPainted =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && opacity === '1';
    return isPainted && getRingContrast(element, pseudoElement) >= minContrast;
  });

/** Returns the elements that may show a control's focus: itself, its active descendant, or its ancestors. */
const getRingCandidates = (focusedElement: Element): readonly Element[] => {
  const activeDescendant = document.getElementById(
    focusedElement.getAttribute('aria-activedescendant') ?? '',
  );
  const ancestors = [focusedElement.parentElement, focusedElement.parentElement?.parentElement];
  return [focusedElement, activeDescendant, ...ancestors].filter(
    (element) => element instanceof Element,
  );
};

/** Returns the focused control if it has no visible focus indicator. */
const findInvisibleFocus = (): string[] => {
  const focusedElement = document.activeElement;
  if (!focusedElement?.matches(':focus-visible') || !focusedElement.matches(interactiveSelector))
    return [];
  if (focusedElement.matches(paletteFieldSelector)) return [];
  return getRingCandidates(focusedElement).some(hasRing) ? [] : [describeElement(focusedElement)];
};

/** Returns the elements that are still animated although reduced motion is requested. */
const findRunningAnimations = (): string[] =>
  document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target ? describeElement(target) : 'an unknown element';
  });

/** Checks every story after its play function. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect.soft(findInvisibleFocus(), 'focused without a visible focus indicator').toEqual([]);
  expect.soft(findRunningAnimations(), 'animated under reduced motion').toEqual([]);
});
