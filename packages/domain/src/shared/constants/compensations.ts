/** States of a compensation: B in process, F rejected, S completed (spec 4). */
export const compensationStateCodes = { 'in-process': 'B', rejected: 'F', completed: 'S' } as const;
