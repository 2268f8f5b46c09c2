/** A theme and mode, as named in Storybook's toolbar. */
export interface ThemeMode {
  readonly theme: string;
  readonly mode: string;
}

const themes = ['standard', 'lubricants', 'ecuador', 'peru'];
const modes = ['light', 'dark'];

/** 'lubricants-dark', or '' for the story's own theme. */
export const nameOfThemeMode = (themeMode: ThemeMode | null): string =>
  themeMode === null ? '' : `${themeMode.theme}-${themeMode.mode}`;

/**
 * Parses 'standard-light,lubricants-dark'; 'all' is every theme in both modes, an empty string each
 * story's own theme.
 * @throws if a name is unknown.
 */
export function getThemeModes(names: string): readonly (ThemeMode | null)[] {
  if (names === '') return [null];
  const every = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode })));
  if (names === 'all') return every;
  return names.split(',').map((name) => {
    const themeMode = every.find((one) => nameOfThemeMode(one) === name);
    if (themeMode === undefined) {
      throw new Error(
        `There is no theme '${name}'; there is ${every.map(nameOfThemeMode).join(', ')}.`,
      );
    }
    return themeMode;
  });
}
