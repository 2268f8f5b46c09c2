export * from './country-name.ts';
export * from './deployment-options.ts';
export type * from './own-routes.ts';
export * from './store-entry.ts';
export {
  createStore,
  parseStoreCode,
  type StoreRow,
  selectsStore,
  storeVariants,
} from './stores.ts';
export type { DeploymentOptions, StoreVariant, ThemeName } from './types.ts';
