/** The states this screen must show; each has a story of the same name. */
export const supportLoginStates = ['opening', 'refused', 'unreachable', 'without-secret'] as const;
