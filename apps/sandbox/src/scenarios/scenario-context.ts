import { formatTimestamp } from '../shared/time.ts';
import { getStore, type SandboxStore, type SandboxStoreCode } from '../stores.ts';
import { type Day, getTimestamp, type Timestamp } from './calendar/calendar.ts';
import { createIdGenerator, type IdGenerator } from './id-generator.ts';
import { createRng, type Rng } from './rng/rng.ts';

/** Settings of a scenario. */
export interface ScenarioSettings {
  /** The same seed gives the same rows. */
  readonly seed: string;
  /** Epoch milliseconds. Dates are relative to it. */
  readonly now: number;
  /** Replaces `{product}` in names. */
  readonly product: string;
  /** Result of `hashPassword` for the password of all accounts. */
  readonly passwordHash: string;
}

/** The dealer to generate: store, date, random generator and ids. */
export interface ScenarioContext {
  readonly settings: ScenarioSettings;
  readonly store: SandboxStore;
  readonly today: Day;
  /** Current time in the store's time zone. */
  readonly instant: Timestamp;
  readonly rng: Rng;
  readonly nextId: IdGenerator;
  /** Client code of the dealer. */
  readonly client: string;
  /** E-mail domain of the dealer, e.g. 'valdeluna.example'. */
  readonly domain: string;
}

/** Creates the context of a dealer. All dealers of a scenario share `ids`. */
export function createScenarioContext(
  settings: ScenarioSettings,
  dealer: { readonly store: SandboxStoreCode; readonly client: string; readonly domain: string },
  nextId: IdGenerator = createIdGenerator(),
): ScenarioContext {
  const store = getStore(dealer.store);
  const instant = formatTimestamp(store.timeZone, settings.now);
  return {
    settings,
    store,
    today: instant.slice(0, 10),
    instant,
    rng: createRng(`${settings.seed}/${dealer.client}`),
    nextId,
    client: dealer.client,
    domain: dealer.domain,
  };
}

/** Returns the timestamp of a minute of a day, limited to the current time. */
export function getPastTimestamp(
  context: ScenarioContext,
  day: Day,
  minuteOfDay: number,
  second = 0,
): Timestamp {
  const timestamp = getTimestamp(day, minuteOfDay, second);
  if (timestamp > context.instant) return context.instant;
  return timestamp;
}
