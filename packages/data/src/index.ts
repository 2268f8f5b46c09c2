/** The public API of the data layer: hooks, functions and the client. See README.md. */
export * from './activity/index.ts';
export * from './associates/index.ts';
export { areDocumentsHeld } from './attempts/are-documents-held.ts';
export * from './backend-profile/index.ts';
export * from './certificates/index.ts';
export * from './claims/index.ts';
export * from './client/index.ts';
export * from './compensations/index.ts';
export * from './content/index.ts';
export * from './invoices/index.ts';
export * from './orders/index.ts';
export * from './payments/index.ts';
export * from './session/index.ts';
export * from './shared/index.ts';
export * from './survey/index.ts';
export * from './vouchers/index.ts';
