export * from './check-readings.ts';
export * from './country-name.ts';
export * from './product.ts';
export * from './readings.ts';
export * from './store-entry.ts';
export * from './stores.ts';
export type * from './types.ts';
