import type { Currency } from '@surtidor/domain/vocabulary';
import type { Country } from '../../countries/index.ts';
import type { Environment } from '../../environment/environment.ts';
import { type ClientScope, getClientScope } from '../../environment/scope.ts';
import { getStore } from '../../stores.ts';

/** The client, date and database for generating files. */
export interface PrintContext extends ClientScope {
  readonly country: Country;
  readonly currency: Currency;
}

/** Creates the context of a client. Returns null if the client does not exist. */
export function createPrintContext(
  environment: Environment,
  clientCode: string,
): PrintContext | null {
  const exists = environment.db.get('select 1 from clients where cliente = :clientCode', {
    clientCode,
  });
  if (!exists) return null;
  const scope = getClientScope(environment, clientCode);
  const { facts: country, currency } = getStore(scope.client.store_code);
  return { ...scope, country, currency };
}
