import { colourPairs, type MeasuredPair, measurePairs } from '../tokens/contrast-pairs.ts';

const hexOf = (role: string, computed: string): string => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1);
  if (!parts)
    throw new Error(`--ui-${role} must be opaque and written as #rrggbb, not ${computed}`);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};

/**
 * Measures every pair of colours the kit renders, as the theme in force has them: what does not
 * pass is too faint for WCAG 2.2 AA. For the console or a test in a browser while a theme is made.
 * @param at Where the theme is in force; the page by default.
 */
export const measureContrast = (
  at: Element = document.documentElement,
): readonly MeasuredPair[] => {
  const probe = document.createElement('span');
  at.append(probe);
  const roles = new Set(colourPairs.flatMap(({ ink, on }) => [ink, on]));
  const values = [...roles].map((role) => {
    probe.style.color = `var(--ui-${role})`;
    return [role, hexOf(role, getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return measurePairs(new Map(values));
};
