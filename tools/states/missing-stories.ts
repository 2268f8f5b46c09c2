/** Returns the state names of a `states.ts`: the strings of its exported array. */
export const getStateNames = (source: string): readonly string[] => {
  const list = /export const \w+ = \[([\s\S]*?)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, name]) => (name ? [name] : []));
};

const toStoryName = (state: string): string =>
  state.replace(/(^|[-_ ])([a-z0-9])/g, (_all, _gap, letter: string) => letter.toUpperCase());

/** Returns the states without an exported story of the same name: `NoData` for 'no-data'. */
export const findMissingStories = (
  states: readonly string[],
  stories: readonly string[],
): readonly string[] =>
  states.filter(
    (state) =>
      !stories.some((source) => new RegExp(`export const ${toStoryName(state)}\\b`).test(source)),
  );
