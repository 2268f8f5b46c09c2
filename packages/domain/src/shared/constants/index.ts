export * from './certificates.ts';
export * from './compensations.ts';
export * from './invoices.ts';
export * from './orders.ts';
export * from './permissions.ts';
export * from './roles.ts';
export * from './segments.ts';
export * from './stores.ts';
