import type { ClientRow, Database } from '../database/index.ts';
import { formatDate, formatTimestamp } from '../shared/time.ts';
import { getStore } from '../stores.ts';
import type { Environment } from './environment.ts';

/** The client whose data a query may read, and the current time in its store. `Dealer` extends it. */
export interface ClientScope {
  readonly db: Database;
  readonly client: ClientRow;
  readonly clientCode: string;
  /** 'YYYY-MM-DD' in the store's time zone. */
  readonly today: string;
  /** 'YYYY-MM-DD HH:mm:ss' in the store's time zone. */
  readonly instant: string;
}

/** Builds the scope of a client without a session, for files and for payment results of the provider. */
export function getClientScope(environment: Environment, clientCode: string): ClientScope {
  const { db } = environment;
  const client = db.get<ClientRow>('select * from clients where cliente = :clientCode', {
    clientCode,
  });
  if (!client) throw new Error(`Client '${clientCode}' does not exist.`);
  const { timeZone } = getStore(client.store_code);
  const now = environment.now();
  return {
    db,
    client,
    clientCode,
    today: formatDate(timeZone, now),
    instant: formatTimestamp(timeZone, now),
  };
}
