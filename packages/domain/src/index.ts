/** The public list of the rules. See README.md for what each area offers. */
export * from './associates/index.ts';
export * from './content/index.ts';
export * from './errors/index.ts';
export * from './session/index.ts';
export * from './shared/index.ts';
export * from './variants/index.ts';
