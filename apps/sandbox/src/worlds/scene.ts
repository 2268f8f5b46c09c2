import type { StoreCode } from '@surtidor/domain/vocabulary';
import { dayIn } from '../shared/time.ts';
import type { Day } from './calendar/calendar.ts';
import { type Chance, chanceFrom } from './chance/chance.ts';
import { createIds, type Ids } from './ids.ts';
import { type StoreFacts, storeFacts } from './stores.ts';

/** What every scenario starts from. */
export interface Setting {
  /** Equal seeds give equal worlds. */
  readonly seed: string;
  /** Epoch milliseconds; every date of a world is relative to it. */
  readonly now: number;
  /** The word that stands for {product}. */
  readonly product: string;
  /** As hashPassword of auth wrote the password that every account shares. */
  readonly passwordHash: string;
}

/** One dealer being invented: the store, the day, and where chance and ids come from. */
export interface Scene {
  readonly setting: Setting;
  readonly store: StoreFacts;
  readonly today: Day;
  readonly chance: Chance;
  readonly ids: Ids;
  /** Client code of the dealer. */
  readonly client: string;
  /** E-mail domain of the dealer, e.g. 'valdeluna.example'. */
  readonly domain: string;
}

/** Opens a scene. Dealers of one world share `ids`. */
export function openScene(
  setting: Setting,
  dealer: { readonly store: StoreCode; readonly client: string; readonly domain: string },
  ids: Ids = createIds(),
): Scene {
  const store = storeFacts(dealer.store);
  return {
    setting,
    store,
    today: dayIn(store.zone, setting.now),
    chance: chanceFrom(`${setting.seed}/${dealer.client}`),
    ids,
    client: dealer.client,
    domain: dealer.domain,
  };
}
