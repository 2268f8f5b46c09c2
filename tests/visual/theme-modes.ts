/** A theme and mode, as named in Storybook's toolbar. */
export interface ThemeMode {
  readonly theme: string;
  readonly mode: string;
}

const themes = ['standard', 'lubricants', 'ecuador', 'peru'];
const modes = ['light', 'dark'];

/** Formats a theme and mode as 'lubricants-dark'. Returns '' for the story's own theme. */
export const formatThemeMode = (themeMode: ThemeMode | null): string =>
  themeMode === null ? '' : `${themeMode.theme}-${themeMode.mode}`;

/**
 * Parses theme modes such as 'standard-light,lubricants-dark'. 'all' returns every theme in both modes, and an
 * empty string returns each story's own theme.
 * @throws Error if a name is unknown.
 */
export function parseThemeModes(names: string): readonly (ThemeMode | null)[] {
  if (names === '') return [null];
  const allThemeModes = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode })));
  if (names === 'all') return allThemeModes;
  return names.split(',').map((name) => {
    const themeMode = allThemeModes.find((one) => formatThemeMode(one) === name);
    if (themeMode === undefined) {
      throw new Error(
        `Unknown theme '${name}'. Themes: ${allThemeModes.map(formatThemeMode).join(', ')}.`,
      );
    }
    return themeMode;
  });
}
