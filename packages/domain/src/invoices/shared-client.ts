import type { Invoice } from './types.ts';

/** Returns the common client of several documents; null if there is none. */
export const getSharedClient = (
  invoices: readonly Pick<Invoice, 'clientName'>[],
): string | null => {
  const [first, ...others] = invoices.map(({ clientName }) => clientName.trim());
  if (first === undefined || first === '' || others.length === 0) return null;
  return others.every((name) => name === first) ? first : null;
};
