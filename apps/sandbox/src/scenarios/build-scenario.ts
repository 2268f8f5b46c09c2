import { storeCodes } from '@surtidor/domain/vocabulary';
import { hashPassword } from '../auth/password.ts';
import { formatDate } from '../shared/time.ts';
import { getStore, type SandboxStoreCode } from '../stores.ts';
import { buildUser } from './builders/build-user.ts';
import {
  addAdversarialTexts,
  adversarialBlocks,
  buildAdversarialPosts,
  buildPosts,
  contentBlocks,
} from './content/index.ts';
import { buildAdversarialDealer } from './dealers/adversarial.ts';
import { type DealerScenario, getDealer, getEmail } from './dealers/dealers.ts';
import { buildHeavyDealer } from './dealers/heavy.ts';
import { buildNewDealer } from './dealers/new-dealer.ts';
import { buildTypicalDealer } from './dealers/typical.ts';
import { buildUpToDateDealer } from './dealers/up-to-date.ts';
import { demoPassword } from './demo-accounts.ts';
import { createIdGenerator, type IdGenerator } from './id-generator.ts';
import { buildReferenceRows } from './reference/index.ts';
import {
  createScenarioContext,
  type ScenarioContext,
  type ScenarioSettings,
} from './scenario-context.ts';
import { joinRows, type ScenarioRows } from './scenario-rows.ts';
import { buildSupportSecrets } from './support-secrets.ts';

/**
 * Name of a scenario. 'stores' has a typical dealer for every store. 'companies' has two dealers with one accountant, who
 * can switch between them. 'demo' has all of these and the other
 * dealers of Colombia. 'alba' has the dealers of the other distributor (`examples/alba`).
 */
export type ScenarioName = DealerScenario | 'stores' | 'companies' | 'demo' | 'alba';

export const scenarioNames: readonly ScenarioName[] = [
  'typical',
  'new-dealer',
  'up-to-date',
  'heavy',
  'adversarial',
  'stores',
  'companies',
  'demo',
  'alba',
];

/** Options of `buildScenario`. */
export interface ScenarioRequest {
  readonly scenario: ScenarioName;
  /** Store of the dealer. Ignored by 'stores', 'companies', 'demo' and 'alba', which have several. */
  readonly store?: SandboxStoreCode;
  /** Epoch milliseconds; every date is relative to it. */
  readonly now: number;
  readonly seed?: string;
  /** Replaces `{product}` in names. */
  readonly product?: string;
}

const scenarios: Record<DealerScenario, (context: ScenarioContext) => ScenarioRows> = {
  typical: buildTypicalDealer,
  'new-dealer': buildNewDealer,
  'up-to-date': buildUpToDateDealer,
  heavy: buildHeavyDealer,
  adversarial: buildAdversarialDealer,
};

/**
 * PBKDF2 iterations for the demo password. Low, because the password is public and hashing it
 * delays every story.
 */
const DEMO_ITERATIONS = 1_000;

type DealerList = readonly (readonly [DealerScenario, SandboxStoreCode])[];

const storeDealers: DealerList = storeCodes.map((store) => ['typical', store] as const);

const demoDealers: DealerList = [
  ...storeDealers,
  ['new-dealer', 'colombia'],
  ['up-to-date', 'colombia'],
  ['heavy', 'colombia'],
  ['adversarial', 'colombia'],
];

const companiesDealers: DealerList = [
  ['typical', 'colombia'],
  ['typical', 'peru'],
];

const albaDealers: DealerList = [
  ['typical', 'norte'],
  ['typical', 'istmo'],
];

function getDealers({ scenario, store = 'colombia' }: ScenarioRequest): DealerList {
  if (scenario === 'stores') return storeDealers;
  if (scenario === 'alba') return albaDealers;
  if (scenario === 'companies') return companiesDealers;
  return scenario === 'demo' ? demoDealers : [[scenario, store]];
}

/** Builds the users of one person in each of several companies: an accountant who keeps the books of both. */
const buildAccountants = (
  settings: ScenarioSettings,
  nextId: IdGenerator,
  dealers: DealerList,
): ScenarioRows => ({
  users: dealers.map(([name, store]) => {
    const context = createScenarioContext(settings, getDealer(name, store), nextId);
    return buildUser(context, 'financial', {
      firstname: 'Rosalba',
      lastname: 'Quintero Mejía',
      email: getEmail('contadora', name, store),
      person: 'contadora',
    });
  }),
});

async function buildDealerRows(
  settings: ScenarioSettings,
  nextId: IdGenerator,
  [name, store]: DealerList[number],
): Promise<ScenarioRows> {
  const context = createScenarioContext(settings, getDealer(name, store), nextId);
  const rows = scenarios[name](context);
  return joinRows([rows, await buildSupportSecrets(context, rows.users ?? [])]);
}

/** Builds the rows of a scenario. The result is deterministic except for password salts. */
export async function buildScenario(request: ScenarioRequest): Promise<ScenarioRows> {
  const { now, seed = 'surtidor', product = 'Surtidor' } = request;
  const passwordHash = await hashPassword(demoPassword, DEMO_ITERATIONS);
  const settings: ScenarioSettings = { seed, now, product, passwordHash };
  const nextId = createIdGenerator();
  const dealers: ScenarioRows[] = [];
  for (const dealer of getDealers(request))
    dealers.push(await buildDealerRows(settings, nextId, dealer));
  if (request.scenario === 'companies' || request.scenario === 'demo')
    dealers.push(buildAccountants(settings, nextId, companiesDealers));
  const today = formatDate(getStore(request.store ?? 'colombia').timeZone, now);
  const content =
    request.scenario === 'adversarial'
      ? { cmsBlocks: adversarialBlocks, posts: buildAdversarialPosts(today) }
      : { cmsBlocks: contentBlocks, posts: buildPosts(today) };
  const referenceRows = buildReferenceRows(product);
  return joinRows([
    request.scenario === 'adversarial' ? addAdversarialTexts(referenceRows) : referenceRows,
    ...dealers,
    content,
  ]);
}

const scenarioCache = new Map<string, Promise<ScenarioRows>>();

/**
 * Like {@link buildScenario}, but cached: returns the same object for the same request. For pages
 * and tests that open a database for each story or test case.
 */
export function getCachedScenario(request: ScenarioRequest): Promise<ScenarioRows> {
  const { scenario, store, now, seed, product } = request;
  const key = JSON.stringify([scenario, store, now, seed, product]);
  const rows = scenarioCache.get(key) ?? buildScenario(request);
  scenarioCache.set(key, rows);
  return rows;
}
