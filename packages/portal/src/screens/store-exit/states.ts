/** The states this screen must show; each has a story of the same name. */
export const storeExitStates = ['opening', 'failed', 'url-rejected'] as const;
