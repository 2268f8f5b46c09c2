import type { Currency } from '@surtidor/domain/vocabulary';
import type { Country } from '../../countries/index.ts';
import type { Environment } from '../../environment/environment.ts';
import { type ClientScope, getClientScope } from '../../environment/scope.ts';
import { getStore } from '../../stores.ts';

/** Context of documents: client, date and database. */
export interface PrintContext extends ClientScope {
  readonly country: Country;
  readonly currency: Currency;
}

/** The context of a client's documents; null for a client that is no longer there. */
export function printContext(environment: Environment, clientCode: string): PrintContext | null {
  const known = environment.db.get('select 1 from clients where cliente = :clientCode', {
    clientCode,
  });
  if (!known) return null;
  const scope = getClientScope(environment, clientCode);
  const { facts: country, currency } = getStore(scope.client.store_code);
  return { ...scope, country, currency };
}
