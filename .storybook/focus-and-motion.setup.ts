import { afterEach, expect } from 'vitest';
import { describe } from './reflow/visible-texts.ts';
import { ringContrast } from './ring-contrast.ts';

/** Interactive elements; a focused heading or region needs no focus indicator. */
const operable =
  'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=tab], [role=gridcell]';

/** The command palette has a search field and its results; only the field can have the focus. */
const palette = 'dialog > div > [role=combobox]';

/** Minimum contrast of a focus indicator with its surroundings (WCAG 1.4.11, 2.4.13). */
const leastContrast = 3;

const hasRing = (element: Element): boolean =>
  [null, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, part);
    // A transparent element has a transparent outline.
    const isPainted =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && opacity === '1';
    return isPainted && ringContrast(element, part) >= leastContrast;
  });

/** Elements that may show a control's focus: itself, its active descendant, or its ancestors. */
const getRings = (focused: Element): readonly Element[] => {
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const around = [focused.parentElement, focused.parentElement?.parentElement];
  return [focused, active, ...around].filter((one) => one instanceof Element);
};

/** Returns the focused control if it has no visible focus indicator. */
const unseenFocus = (): string[] => {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || !focused.matches(operable)) return [];
  if (focused.matches(palette)) return [];
  return getRings(focused).some(hasRing) ? [] : [describe(focused)];
};

/** Animations that still run although reduced motion is requested. */
const moving = (): string[] =>
  document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target ? describe(target) : 'nothing in the page';
  });

/** Checks every story after its play function. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect.soft(unseenFocus(), 'has the focus and does not show it').toEqual([]);
  expect.soft(moving(), 'moves under reduced motion').toEqual([]);
});
