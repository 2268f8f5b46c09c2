import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type DealerScenario, dealerOf } from '../src/scenarios/dealers/dealers.ts';
import { createIds, type Ids } from '../src/scenarios/ids.ts';
import { reference } from '../src/scenarios/reference/index.ts';
import { joinRows, type ScenarioRows } from '../src/scenarios/scenario-rows.ts';
import { openScene, type Scene, type Setting } from '../src/scenarios/scene.ts';
import { NOON } from './tiny-fixture.ts';

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
  scenario: DealerScenario = 'lively',
  ids: Ids = createIds(),
): Scene => openScene(testSetting, dealerOf(scenario, store), ids);

/** Parts of a scenario with the reference data that every scenario has. */
export const testFixture = (...parts: readonly ScenarioRows[]): ScenarioRows =>
  joinRows([reference('Surtidor'), ...parts]);
