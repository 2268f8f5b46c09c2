import { readFileSync } from 'node:fs';

/** The themes a deployment can name in `data-theme`. */
export const themeNames = ['standard', 'lubricants', 'ecuador', 'peru'] as const;
export type ThemeName = (typeof themeNames)[number];
export type ThemeMode = 'light' | 'dark';

/** CSS variables by name, without the `--ui-` prefix. */
export type ThemeValues = ReadonlyMap<string, string>;

const declaration = /--ui-([\w-]+):\s*([^;]+);/g;

const blocksOf = (theme: ThemeName): { light: ThemeValues; dark: ThemeValues } => {
  const css = readFileSync(new URL(`./themes/${theme}.css`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split(/(?=^\[data-[^{]*dark"\] \{)/m);
  return { light: valuesOf(light), dark: valuesOf(dark) };
};

const valuesOf = (css: string): ThemeValues =>
  new Map([...css.matchAll(declaration)].map((match) => [match[1] ?? '', match[2] ?? '']));

/** The roles one theme file itself writes down, by mode. */
export const writtenRoles = blocksOf;

/** What the cascade gives an element that carries this theme and mode. */
export const readTheme = (theme: ThemeName, mode: ThemeMode): ThemeValues => {
  const base = blocksOf('standard');
  const own = blocksOf(theme);
  const layers =
    mode === 'light' ? [base.light, own.light] : [base.light, base.dark, own.light, own.dark];
  return new Map(layers.flatMap((layer) => [...layer]));
};
