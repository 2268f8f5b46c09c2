/** A theme in one of its modes, as the toolbar of the stories names them. */
export interface ThemeMode {
  readonly theme: string;
  readonly mode: string;
}

const themes = ['standard', 'lubricants', 'ecuador', 'peru'];
const modes = ['light', 'dark'];

/** 'lubricants-dark'; a story as it is written has no name. */
export const nameOfThemeMode = (themeMode: ThemeMode | null): string =>
  themeMode === null ? '' : `${themeMode.theme}-${themeMode.mode}`;

/**
 * Reads 'standard-light,lubricants-dark'; 'all' is every theme in both modes, nothing is each story as
 * it is written.
 * @throws when a name is none of these.
 */
export function themeModesOf(names: string): readonly (ThemeMode | null)[] {
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
