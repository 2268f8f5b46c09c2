import { afterEach, expect } from 'vitest';
import { describe } from './reflow/visible-texts.ts';
import { ringContrast } from './ring-contrast.ts';

/** What can be operated; a heading or a region that gets the focus need not show it. */
const operable =
  'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=tab], [role=gridcell]';

/** The palette is one box to type in and its answers: nothing else in it can have the focus. */
const palette = 'dialog > div > [role=combobox]';

/** The least contrast of what shows the focus with what is around it (WCAG 1.4.11, 2.4.13). */
const leastContrast = 3;

const hasRing = (element: Element): boolean =>
  [null, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, part);
    // A ring fades with what it is around.
    const isPainted =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && opacity === '1';
    return isPainted && ringContrast(element, part) >= leastContrast;
  });

/** What shows the focus for a control: itself, what it points at, or what lies around it. */
const ringsOf = (focused: Element): readonly Element[] => {
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const around = [focused.parentElement, focused.parentElement?.parentElement];
  return [focused, active, ...around].filter((one) => one instanceof Element);
};

/** The control that has the focus, where a person at the keyboard could not see that it has. */
const unseenFocus = (): string[] => {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || !focused.matches(operable)) return [];
  if (focused.matches(palette)) return [];
  return ringsOf(focused).some(hasRing) ? [] : [describe(focused)];
};

/** What still moves, though the browser was asked for reduced motion. */
const moving = (): string[] =>
  document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target ? describe(target) : 'nothing in the page';
  });

/** Every story as its play left it. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect.soft(unseenFocus(), 'has the focus and does not show it').toEqual([]);
  expect.soft(moving(), 'moves under reduced motion').toEqual([]);
});
