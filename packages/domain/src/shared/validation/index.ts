export * from './dynamic-form.ts';
export * from './email.ts';
export * from './flag.ts';
export * from './form.ts';
export * from './text-rules.ts';
export type * from './types.ts';
