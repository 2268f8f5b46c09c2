import type { Invoice } from './types.ts';

/** The client shared by several documents; null if they differ or have none. */
export const sharedClient = (invoices: readonly Pick<Invoice, 'clientName'>[]): string | null => {
  const [first, ...others] = invoices.map(({ clientName }) => clientName.trim());
  if (first === undefined || first === '' || others.length === 0) return null;
  return others.every((name) => name === first) ? first : null;
};
