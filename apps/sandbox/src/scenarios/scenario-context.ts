import type { StoreCode } from '@surtidor/domain/vocabulary';
import { instantIn } from '../shared/time.ts';
import { getStore, type SandboxStore } from '../stores.ts';
import { type Day, type Moment, momentAt } from './calendar/calendar.ts';
import { createIds, type Ids } from './ids.ts';
import { type Rng, rngFrom } from './rng/rng.ts';

/** What every scenario starts from. */
export interface Setting {
  /** Equal seeds give equal scenarios. */
  readonly seed: string;
  /** Epoch milliseconds; every date of a scenario is relative to it. */
  readonly now: number;
  /** The word that stands for {product}. */
  readonly product: string;
  /** As hashPassword of auth wrote the password that every account shares. */
  readonly passwordHash: string;
}

/** The dealer being generated: store, date, random numbers and ids. */
export interface ScenarioContext {
  readonly setting: Setting;
  readonly store: SandboxStore;
  readonly today: Day;
  /** Now, as the store writes it. */
  readonly instant: Moment;
  readonly rng: Rng;
  readonly ids: Ids;
  /** Client code of the dealer. */
  readonly client: string;
  /** E-mail domain of the dealer, e.g. 'valdeluna.example'. */
  readonly domain: string;
}

/** Makes the context of a dealer. Dealers of one scenario share `ids`. */
export function createScenarioContext(
  setting: Setting,
  dealer: { readonly store: StoreCode; readonly client: string; readonly domain: string },
  ids: Ids = createIds(),
): ScenarioContext {
  const store = getStore(dealer.store);
  const instant = instantIn(store.zone, setting.now);
  return {
    setting,
    store,
    today: instant.slice(0, 10),
    instant,
    rng: rngFrom(`${setting.seed}/${dealer.client}`),
    ids,
    client: dealer.client,
    domain: dealer.domain,
  };
}

/** A minute of a day, but not later than now. */
export function happened(
  context: ScenarioContext,
  day: Day,
  minuteOfDay: number,
  second = 0,
): Moment {
  const moment = momentAt(day, minuteOfDay, second);
  const isPast = moment <= context.instant;
  return isPast ? moment : context.instant;
}
