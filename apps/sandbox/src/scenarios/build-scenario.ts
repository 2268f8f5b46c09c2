import type { StoreCode } from '@surtidor/domain/vocabulary';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { hashPassword } from '../auth/password.ts';
import { dayIn } from '../shared/time.ts';
import { getStore } from '../stores.ts';
import {
  adversarialBlocks,
  adversarialPosts,
  adversarialReference,
  contentBlocks,
  postsFor,
} from './content/index.ts';
import { adversarial } from './dealers/adversarial.ts';
import { type DealerScenario, getDealer } from './dealers/dealers.ts';
import { heavy } from './dealers/heavy.ts';
import { newDealer } from './dealers/new-dealer.ts';
import { typical } from './dealers/typical.ts';
import { upToDate } from './dealers/up-to-date.ts';
import { demoPassword } from './demo-accounts.ts';
import { createIds, type Ids } from './ids.ts';
import { reference } from './reference/index.ts';
import { createScenarioContext, type ScenarioContext, type Setting } from './scenario-context.ts';
import { joinRows, type ScenarioRows } from './scenario-rows.ts';
import { getSupportSecrets } from './support-secrets.ts';

/**
 * A named scenario. 'stores' holds a typical dealer of every store, 'demo' the other dealers of Colombia
 * too.
 */
export type ScenarioName = DealerScenario | 'stores' | 'demo';

/** Every scenario there is. */
export const scenarioNames: readonly ScenarioName[] = [
  'typical',
  'new-dealer',
  'up-to-date',
  'heavy',
  'adversarial',
  'stores',
  'demo',
];

/** Which scenario to build, and for when. */
export interface ScenarioRequest {
  readonly scenario: ScenarioName;
  /** Store of the dealer; ignored by 'stores' and 'demo', which have them all. */
  readonly store?: StoreCode;
  /** Epoch milliseconds; every date is relative to it. */
  readonly now: number;
  readonly seed?: string;
  /** The word that stands for {product}. */
  readonly product?: string;
}

const scenarios: Record<DealerScenario, (context: ScenarioContext) => ScenarioRows> = {
  typical,
  'new-dealer': newDealer,
  'up-to-date': upToDate,
  heavy,
  adversarial,
};

/**
 * Rounds of the demo password's hash: few, for everybody knows the password and a story signs in
 * at every start. Passwords changed later get the full number.
 */
const demoRounds = 1_000;

type Dealers = readonly (readonly [DealerScenario, StoreCode])[];

const storesDealers: Dealers = storeCodes.map((store) => ['typical', store] as const);

const demoDealers: Dealers = [
  ...storesDealers,
  ['new-dealer', 'colombia'],
  ['up-to-date', 'colombia'],
  ['heavy', 'colombia'],
  ['adversarial', 'colombia'],
];

function getDealers({ scenario, store = 'colombia' }: ScenarioRequest): Dealers {
  if (scenario === 'stores') return storesDealers;
  return scenario === 'demo' ? demoDealers : [[scenario, store]];
}

async function dealerRows(
  setting: Setting,
  ids: Ids,
  [name, store]: Dealers[number],
): Promise<ScenarioRows> {
  const context = createScenarioContext(setting, getDealer(name, store), ids);
  const rows = scenarios[name](context);
  return joinRows([rows, await getSupportSecrets(context, rows.users ?? [])]);
}

/** Builds a scenario deterministically, except for password salts. */
export async function buildScenario(request: ScenarioRequest): Promise<ScenarioRows> {
  const { now, seed = 'surtidor', product = 'Surtidor' } = request;
  const passwordHash = await hashPassword(demoPassword, demoRounds);
  const setting: Setting = { seed, now, product, passwordHash };
  const ids = createIds();
  const dealers: ScenarioRows[] = [];
  for (const dealer of getDealers(request)) dealers.push(await dealerRows(setting, ids, dealer));
  const today = dayIn(getStore(request.store ?? 'colombia').zone, now);
  const content =
    request.scenario === 'adversarial'
      ? { cmsBlocks: adversarialBlocks, posts: adversarialPosts(today) }
      : { cmsBlocks: contentBlocks, posts: postsFor(today) };
  const known = reference(product);
  return joinRows([
    request.scenario === 'adversarial' ? adversarialReference(known) : known,
    ...dealers,
    content,
  ]);
}

const builtScenarios = new Map<string, Promise<ScenarioRows>>();

/**
 * The rows of a scenario, the same object for the same request: for pages and tests that open a
 * database for each story or case, which the rows outlive.
 */
export function buildScenarioOnce(request: ScenarioRequest): Promise<ScenarioRows> {
  const { scenario, store, now, seed, product } = request;
  const key = JSON.stringify([scenario, store, now, seed, product]);
  const rows = builtScenarios.get(key) ?? buildScenario(request);
  builtScenarios.set(key, rows);
  return rows;
}
