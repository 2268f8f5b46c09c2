/** State codes of a compensation (spec 4). */
export const compensationStateCodes = { inProcess: 'B', rejected: 'F', completed: 'S' } as const;
