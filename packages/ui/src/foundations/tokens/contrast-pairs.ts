import { getContrastRatio } from './contrast.ts';
import type { ThemeValues } from './theme-values.ts';

/** A foreground color role and its background. */
export interface ColourPair {
  readonly ink: string;
  readonly on: string;
  /** The minimum ratio: 4.5 for text (WCAG 1.4.3), 3 for meaningful borders and marks (1.4.11). */
  readonly minimum: 4.5 | 3;
}

/** The backgrounds of pages and cards. */
const backgrounds = ['canvas', 'surface', 'sunken'] as const;

/** The tones of messages. */
const tones = ['success', 'warning', 'danger', 'info', 'locked'] as const;

const createPairs =
  (minimum: ColourPair['minimum']) =>
  (foregroundRoles: readonly string[], backgroundRoles: readonly string[]): readonly ColourPair[] =>
    foregroundRoles.flatMap((ink) => backgroundRoles.map((on) => ({ ink, on, minimum })));

const createTextPairs = createPairs(4.5);
const createMarkPairs = createPairs(3);

/** Every color pair of the kit, with the ratio required in each theme and mode. */
export const colourPairs: readonly ColourPair[] = [
  ...createTextPairs(['ink', 'ink-soft', 'primary-ink'], [...backgrounds, 'primary-soft']),
  ...tones.flatMap((tone) => createTextPairs([`${tone}-ink`], [...backgrounds, `${tone}-soft`])),
  ...createTextPairs(
    ['ink'],
    tones.map((tone) => `${tone}-soft`),
  ),
  ...createTextPairs(['on-primary'], ['primary', 'primary-hover']),
  ...createTextPairs(['on-danger'], ['danger', 'danger-hover']),
  ...createTextPairs(['on-brand', 'on-brand-soft'], ['brand', 'brand-raised']),
  ...createMarkPairs(['line-strong', 'accent', 'focus', ...tones], backgrounds),
  ...createMarkPairs(['surface'], ['accent']),
  // The mark of a pill and the border of a pale bar.
  ...tones.flatMap((tone) => createMarkPairs([tone], [`${tone}-soft`])),
  ...createMarkPairs(['accent'], ['primary-soft']),
  ...createMarkPairs(['brand-mark'], ['brand']),
];

/** A pair with its measured ratio. */
export interface MeasuredPair extends ColourPair {
  readonly ratio: number;
  readonly passes: boolean;
}

/** Measures every pair in one theme and mode. */
export const measurePairs = (values: ThemeValues): readonly MeasuredPair[] =>
  colourPairs.map((pair) => {
    const ratio = getContrastRatio(values.get(pair.ink) ?? '', values.get(pair.on) ?? '');
    return { ...pair, ratio, passes: ratio >= pair.minimum };
  });
