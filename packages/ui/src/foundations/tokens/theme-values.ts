/** The values of `data-theme`. */
export const themeNames = ['standard', 'lubricants', 'ecuador', 'peru'] as const;
export type ThemeName = (typeof themeNames)[number];
export const themeModes = ['light', 'dark'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** CSS variables by name, without the `--ui-` prefix. */
export type ThemeValues = ReadonlyMap<string, string>;

/** The style sheet of each theme. */
export type ThemeSheets = Readonly<Record<ThemeName, string>>;

const declarationPattern = /--ui-([\w-]+):\s*([^;]+);/g;

const getValues = (css: string): ThemeValues =>
  new Map([...css.matchAll(declarationPattern)].map((match) => [match[1] ?? '', match[2] ?? '']));

/** Returns the roles that a theme's style sheet defines itself, by mode. */
export const getDeclaredRoles = (css: string): Readonly<Record<ThemeMode, ThemeValues>> => {
  const [light = '', dark = ''] = css.split(/(?=^\[data-[^{]*dark"\] \{)/m);
  return { light: getValues(light), dark: getValues(dark) };
};

/** Returns the computed values of an element with this theme and mode. */
export const getThemeValues = (
  sheets: ThemeSheets,
  theme: ThemeName,
  mode: ThemeMode,
): ThemeValues => {
  const standardRoles = getDeclaredRoles(sheets.standard);
  const themeRoles = getDeclaredRoles(sheets[theme]);
  const layers =
    mode === 'light'
      ? [standardRoles.light, themeRoles.light]
      : [standardRoles.light, standardRoles.dark, themeRoles.light, themeRoles.dark];
  return new Map(layers.flatMap((layer) => [...layer]));
};
