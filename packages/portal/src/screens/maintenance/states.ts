/** The states this screen must show; each has a story of the same name. */
export const maintenanceStates = ['maintenance', 'assets'] as const;
