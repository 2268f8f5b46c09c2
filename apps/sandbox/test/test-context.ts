import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type DealerScenario, getDealer } from '../src/scenarios/dealers/dealers.ts';
import { createIds, type Ids } from '../src/scenarios/ids.ts';
import { buildReference } from '../src/scenarios/reference/index.ts';
import {
  createScenarioContext,
  type ScenarioContext,
  type ScenarioSettings,
} from '../src/scenarios/scenario-context.ts';
import { joinRows, type ScenarioRows } from '../src/scenarios/scenario-rows.ts';
import { NOON } from './tiny-fixture.ts';

/** A setting at the noon of the tests; nobody signs in with a password there. */
const testSettings: ScenarioSettings = {
  seed: 'prueba',
  now: NOON,
  product: 'Surtidor',
  passwordHash: 'none',
};

/** Contexts of several dealers that share their counters. */
export const createTestIds = createIds;

/** The context of a dealer at the noon of the tests. */
export const createTestContext = (
  store: StoreCode = 'colombia',
  scenario: DealerScenario = 'typical',
  ids: Ids = createIds(),
): ScenarioContext => createScenarioContext(testSettings, getDealer(scenario, store), ids);

/** Parts of a scenario with the reference data that every scenario has. */
export const createTestFixture = (...parts: readonly ScenarioRows[]): ScenarioRows =>
  joinRows([buildReference('Surtidor'), ...parts]);
