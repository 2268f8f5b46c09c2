/** A theme in one of its modes, as the toolbar of the stories names them. */
export interface Look {
  readonly theme: string;
  readonly mode: string;
}

const themes = ['standard', 'lubricants', 'ecuador', 'peru'];
const modes = ['light', 'dark'];

/** 'lubricants-dark'; a story as it is written has no name. */
export const nameOfLook = (look: Look | null): string =>
  look === null ? '' : `${look.theme}-${look.mode}`;

/**
 * Reads 'standard-light,lubricants-dark'; 'all' is every theme in both modes, nothing is each story as
 * it is written.
 * @throws when a name is none of these.
 */
export function looksOf(names: string): readonly (Look | null)[] {
  if (names === '') return [null];
  const every = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode })));
  if (names === 'all') return every;
  return names.split(',').map((name) => {
    const look = every.find((one) => nameOfLook(one) === name);
    if (look === undefined) {
      throw new Error(`There is no look '${name}'; there is ${every.map(nameOfLook).join(', ')}.`);
    }
    return look;
  });
}
