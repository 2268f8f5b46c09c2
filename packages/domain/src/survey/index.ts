export * from './check-survey.ts';
export * from './ratings.ts';
export * from './satisfaction-rules.ts';
export type * from './types.ts';
export * from './vocabulary.ts';
