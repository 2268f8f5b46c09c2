/** The public API. README.md describes each area. */
export * from './agenda/index.ts';
export * from './associates/index.ts';
export * from './certificates/index.ts';
export * from './compensations/index.ts';
export * from './content/index.ts';
export * from './invoices/index.ts';
export * from './notifications/index.ts';
export * from './orders/index.ts';
export * from './payments/index.ts';
export * from './session/index.ts';
export * from './shared/index.ts';
export * from './survey/index.ts';
export * from './variants/index.ts';
export * from './vouchers/index.ts';
