import { colourPairs, type MeasuredPair, measurePairs } from '../tokens/contrast-pairs.ts';

const getHex = (role: string, computedColor: string): string => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computedColor)?.slice(1);
  if (!channels)
    throw new Error(`--ui-${role} must be opaque and written as #rrggbb, not ${computedColor}`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};

/**
 * Measures every color pair of the kit in the current theme. A pair below its `minimum` fails WCAG 2.2 AA.
 * Use it in the browser console or in a test while you create a theme.
 * @param root The element whose theme is measured; the page by default.
 */
export const measureContrast = (
  root: Element = document.documentElement,
): readonly MeasuredPair[] => {
  const probe = document.createElement('span');
  root.append(probe);
  const roles = new Set(colourPairs.flatMap(({ ink, on }) => [ink, on]));
  const values = [...roles].map((role) => {
    probe.style.color = `var(--ui-${role})`;
    return [role, getHex(role, getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return measurePairs(new Map(values));
};
