export {
  buildScenario,
  getCachedScenario,
  type ScenarioName,
  type ScenarioRequest,
  scenarioNames,
} from './build-scenario.ts';
export * from './builders/index.ts';
export { type DealerScenario, getDealer, getEmail } from './dealers/dealers.ts';
export { heavySize } from './dealers/heavy.ts';
export {
  demoAccounts,
  demoPassword,
  demoSupportSecrets,
} from './demo-accounts.ts';
export type { ScenarioRows } from './scenario-rows.ts';
export { getSupportSecret } from './support-secrets.ts';
