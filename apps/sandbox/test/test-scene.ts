import type { StoreCode } from '@surtidor/domain/vocabulary';
import { createIds, type Ids } from '../src/worlds/ids.ts';
import { reference } from '../src/worlds/reference/index.ts';
import { dealerOf, type ScenarioName } from '../src/worlds/scenarios/dealers.ts';
import { openScene, type Scene, type Setting } from '../src/worlds/scene.ts';
import { joinWorlds, type World } from '../src/worlds/world.ts';
import { NOON } from './tiny-world.ts';

/** A setting at the noon of the tests; nobody signs in with a password there. */
const testSetting: Setting = {
  seed: 'prueba',
  now: NOON,
  product: 'Surtidor',
  passwordHash: 'none',
};

/** Scenes of several dealers that share their counters. */
export const testIds = createIds;

/** The scene of a dealer at the noon of the tests. */
export const testScene = (
  store: StoreCode = 'colombia',
  scenario: ScenarioName = 'lively',
  ids: Ids = createIds(),
): Scene => openScene(testSetting, dealerOf(scenario, store), ids);

/** Parts of a world with the reference data that every world has. */
export const testWorld = (...parts: readonly World[]): World =>
  joinWorlds([reference('Surtidor'), ...parts]);
