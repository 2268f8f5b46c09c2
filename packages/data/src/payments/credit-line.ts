import type { CreditLine } from '@surtidor/domain/payments';
import {
  readAmount,
  readCurrency,
  readInstant,
  readObject,
  type StoreContext,
} from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { CreditLineDocument, type CreditLineQuery } from './credit-line.generated.ts';

/** Maps the credit line; returns null if an amount is unreadable, because the others would not add up. */
function toCreditLine(
  row: CreditLineQuery['cupoCredito'],
  storeContext: StoreContext,
): CreditLine | null {
  const wire = readObject(row);
  if (!wire) return null;
  const currency = readCurrency(wire.moneda, storeContext);
  const limit = readAmount(wire.limite, currency);
  const used = readAmount(wire.usado, currency);
  const heldByOrders = readAmount(wire.retenido_pedidos, currency);
  const available = readAmount(wire.disponible, currency);
  if (!limit || !used || !heldByOrders || !available) return null;
  return {
    limit,
    used,
    heldByOrders,
    available,
    updatedAt: readInstant(wire.fecha, storeContext),
  };
}

/** The credit line of the company; empty if it has none. */
export const creditLineQuery = defineRemoteQuery({
  document: CreditLineDocument,
  fetchPolicy: 'cache-and-network',
  read({ cupoCredito }, storeContext): readonly CreditLine[] | null {
    if (cupoCredito === null) return [];
    const creditLine = toCreditLine(cupoCredito, storeContext);
    return creditLine && [creditLine];
  },
});

/** Builds the request for the company's credit line. */
export const buildCreditLineRequest = () => ({ document: CreditLineDocument, variables: {} });

/** Queries the company's credit line: one or none. False skips the query. Idle if the backend lists no credit. */
export const useCreditLine = (isNeeded: boolean): Remote<readonly CreditLine[]> =>
  useRemote(creditLineQuery, isNeeded ? buildCreditLineRequest().variables : null);
