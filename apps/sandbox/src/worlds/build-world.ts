import type { StoreCode } from '@surtidor/domain/vocabulary';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { hashPassword } from '../auth/password.ts';
import { dayIn } from '../shared/time.ts';
import { storeOf } from '../stores.ts';
import {
  contentBlocks,
  hostileBlocks,
  hostilePosts,
  hostileReference,
  postsFor,
} from './content/index.ts';
import { demoPassword } from './demo-accounts.ts';
import { createIds, type Ids } from './ids.ts';
import { reference } from './reference/index.ts';
import { dealerOf, type ScenarioName } from './scenarios/dealers.ts';
import { heavy } from './scenarios/heavy.ts';
import { hostile } from './scenarios/hostile.ts';
import { lively } from './scenarios/lively.ts';
import { newDealer } from './scenarios/new-dealer.ts';
import { upToDate } from './scenarios/up-to-date.ts';
import { openScene, type Scene, type Setting } from './scene.ts';
import { supportSecretsOf } from './support-secrets.ts';
import { joinWorlds, type World } from './world.ts';

/**
 * A named world. 'stores' holds a lively dealer of every store, 'demo' the other dealers of Colombia
 * too.
 */
export type WorldName = ScenarioName | 'stores' | 'demo';

/** Every world there is. */
export const worldNames: readonly WorldName[] = [
  'lively',
  'new-dealer',
  'up-to-date',
  'heavy',
  'hostile',
  'stores',
  'demo',
];

/** Which world to build, and for when. */
export interface WorldRequest {
  readonly world: WorldName;
  /** Store of the dealer; ignored by 'stores' and 'demo', which have them all. */
  readonly store?: StoreCode;
  /** Epoch milliseconds; every date is relative to it. */
  readonly now: number;
  readonly seed?: string;
  /** The word that stands for {product}. */
  readonly product?: string;
}

const scenarios: Record<ScenarioName, (scene: Scene) => World> = {
  lively,
  'new-dealer': newDealer,
  'up-to-date': upToDate,
  heavy,
  hostile,
};

/**
 * Rounds of the demo password's hash: few, for everybody knows the password and a story signs in
 * at every start. Passwords changed later get the full number.
 */
const demoRounds = 1_000;

type Cast = readonly (readonly [ScenarioName, StoreCode])[];

const storesCast: Cast = storeCodes.map((store) => ['lively', store] as const);

const demoCast: Cast = [
  ...storesCast,
  ['new-dealer', 'colombia'],
  ['up-to-date', 'colombia'],
  ['heavy', 'colombia'],
  ['hostile', 'colombia'],
];

function castOf({ world, store = 'colombia' }: WorldRequest): Cast {
  if (world === 'stores') return storesCast;
  return world === 'demo' ? demoCast : [[world, store]];
}

async function dealerWorld(
  setting: Setting,
  ids: Ids,
  [name, store]: Cast[number],
): Promise<World> {
  const scene = openScene(setting, dealerOf(name, store), ids);
  const world = scenarios[name](scene);
  return joinWorlds([world, await supportSecretsOf(scene, world.users ?? [])]);
}

/** Builds a world: equal requests give equal rows, but for the salt of the password. */
export async function buildWorld(request: WorldRequest): Promise<World> {
  const { now, seed = 'surtidor', product = 'Surtidor' } = request;
  const passwordHash = await hashPassword(demoPassword, demoRounds);
  const setting: Setting = { seed, now, product, passwordHash };
  const ids = createIds();
  const dealers: World[] = [];
  for (const role of castOf(request)) dealers.push(await dealerWorld(setting, ids, role));
  const today = dayIn(storeOf(request.store ?? 'colombia').zone, now);
  const content =
    request.world === 'hostile'
      ? { cmsBlocks: hostileBlocks, posts: hostilePosts(today) }
      : { cmsBlocks: contentBlocks, posts: postsFor(today) };
  const known = reference(product);
  return joinWorlds([
    request.world === 'hostile' ? hostileReference(known) : known,
    ...dealers,
    content,
  ]);
}
