/** The states this screen must show; each has a story of the same name. */
export const supportLoginStates = ['opening', 'rejected', 'unreachable', 'without-secret'] as const;
