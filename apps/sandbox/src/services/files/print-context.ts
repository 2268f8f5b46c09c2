import type { CountryCode, Currency } from '@surtidor/domain/vocabulary';
import type { ClientRow, Database } from '../../database/index.ts';
import { dayIn, instantIn } from '../../shared/time.ts';
import { storeOf } from '../../stores.ts';

/** What every paper is made with: the client it is about, the day, and where to look things up. */
export interface PrintContext {
  readonly db: Database;
  readonly client: ClientRow;
  readonly country: CountryCode;
  readonly currency: Currency;
  /** 'YYYY-MM-DD' and 'YYYY-MM-DD HH:mm:ss' in the store's zone. */
  readonly today: string;
  readonly instant: string;
}

/** The context of a client's papers; null for a client that does not exist. */
export function printContext(db: Database, clientCode: string, now: number): PrintContext | null {
  const client = db.get<ClientRow>('select * from clients where cliente = :clientCode', {
    clientCode,
  });
  if (!client) return null;
  const { country, currency, zone } = storeOf(client.store_code);
  return {
    db,
    client,
    country,
    currency,
    today: dayIn(zone, now),
    instant: instantIn(zone, now),
  };
}
