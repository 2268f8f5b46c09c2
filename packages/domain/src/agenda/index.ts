export * from './agenda.ts';
export * from './to-ics.ts';
export type * from './types.ts';
