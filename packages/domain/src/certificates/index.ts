export * from './check-form.ts';
export * from './options.ts';
export * from './outcome.ts';
export type * from './types.ts';
