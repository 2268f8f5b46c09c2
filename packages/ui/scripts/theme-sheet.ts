import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ThemeMode,
  type ThemeName,
  themeModes,
  themeNames,
} from '../src/foundations/tokens/theme-values.ts';

/** The parts of the Design Tokens format (2025.10) that a theme uses. */
interface Color {
  readonly components: readonly number[];
  readonly alpha?: number;
}
interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Shadow {
  readonly color: Color;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
}
type Group<Value> = Readonly<Record<string, { readonly $value: Value } | string>>;

/** A theme's `*.tokens.json`: colors and shadows for each mode. */
type ThemeTokens = { readonly $description: string } & Readonly<
  Record<ThemeMode, { readonly color: Group<Color>; readonly elevation?: Group<Shadow> }>
>;

const formatColor = ({ components, alpha }: Color): string => {
  const channels = components.map((component) => Math.round(component * 255));
  return alpha === undefined
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${channels.join(' ')} / ${alpha})`;
};

const formatDimension = ({ value, unit }: Dimension): string =>
  value === 0 ? '0' : `${value}${unit}`;

const formatShadow = ({ color, offsetX, offsetY, blur }: Shadow): string =>
  [...[offsetX, offsetY, blur].map(formatDimension), formatColor(color)].join(' ');

const getDeclarations = <Value>(
  group: Group<Value> | undefined,
  prefix: string,
  formatValue: (value: Value) => string,
): readonly string[] =>
  Object.entries(group ?? {}).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [`  --ui-${prefix}${name}: ${formatValue(token.$value)};`],
  );

/** Returns the selector of a theme and mode. Only the standard theme applies without `data-theme`. */
const getSelector = (theme: ThemeName, mode: ThemeMode): string => {
  const themeSelector = theme === 'standard' ? '' : `[data-theme="${theme}"]`;
  if (mode === 'dark') return `${themeSelector}[data-mode="dark"]`;
  return themeSelector || ':root,\n[data-theme]';
};

/** Returns the style sheet of a theme: its tokens as `--ui-*` variables. */
const createThemeSheet = (theme: ThemeName, tokens: ThemeTokens): string => {
  const rules = themeModes.map((mode) => {
    const { color, elevation } = tokens[mode];
    const lines = [
      ...(theme === 'standard' ? [`  color-scheme: ${mode};`] : []),
      ...getDeclarations(color, '', formatColor),
      ...getDeclarations(elevation, 'elevation-', formatShadow),
    ];
    return `${getSelector(theme, mode)} {\n${lines.join('\n')}\n}\n`;
  });
  const header = `/*\n * ${tokens.$description}\n * Generated from ${theme}.tokens.json by npm run format.\n */\n`;
  return header + rules.join('\n');
};

const folder = join(import.meta.dirname, '..', 'src', 'foundations', 'tokens', 'themes');

/** Returns the style sheet of each theme by its path. */
export const createThemeSheets = (): ReadonlyMap<string, string> =>
  new Map(
    themeNames.map((theme) => {
      const tokens = JSON.parse(readFileSync(join(folder, `${theme}.tokens.json`), 'utf8'));
      return [join(folder, `${theme}.css`), createThemeSheet(theme, tokens)];
    }),
  );
