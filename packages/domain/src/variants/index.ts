export * from './check-deployment-options.ts';
export * from './country-name.ts';
export * from './deployment-options.ts';
export type * from './own-routes.ts';
export * from './product.ts';
export * from './store-entry.ts';
export * from './stores.ts';
export type * from './types.ts';
