/** The states this screen must show; each has a story of the same name. */
export const newsDetailStates = ['ready', 'loading', 'gone', 'failed', 'hostile'] as const;
