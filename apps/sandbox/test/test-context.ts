import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type DealerScenario, getDealer } from '../src/scenarios/dealers/dealers.ts';
import { createIdGenerator, type IdGenerator } from '../src/scenarios/id-generator.ts';
import { buildReferenceRows } from '../src/scenarios/reference/index.ts';
import {
  createScenarioContext,
  type ScenarioContext,
  type ScenarioSettings,
} from '../src/scenarios/scenario-context.ts';
import { joinRows, type ScenarioRows } from '../src/scenarios/scenario-rows.ts';
import { NOON } from './tiny-fixture.ts';

/** The settings of a test scenario; its users have no password. */
const testSettings: ScenarioSettings = {
  seed: 'prueba',
  now: NOON,
  product: 'Surtidor',
  passwordHash: 'none',
};

/** Creates id counters that the contexts of several dealers share. */
export const createTestIdGenerator = createIdGenerator;

/** Creates the context of a dealer at noon of the test day. */
export const createTestContext = (
  store: StoreCode = 'colombia',
  scenario: DealerScenario = 'typical',
  nextId: IdGenerator = createIdGenerator(),
): ScenarioContext => createScenarioContext(testSettings, getDealer(scenario, store), nextId);

/** Joins parts of a scenario with the reference data. */
export const createTestFixture = (...parts: readonly ScenarioRows[]): ScenarioRows =>
  joinRows([buildReferenceRows('Surtidor'), ...parts]);
