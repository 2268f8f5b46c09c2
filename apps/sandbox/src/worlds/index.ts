export { buildWorld, type WorldName, type WorldRequest, worldNames } from './build-world.ts';
export * from './builders/index.ts';
export {
  type DemoAccount,
  demoAccounts,
  demoPassword,
  demoSupportSecrets,
} from './demo-accounts.ts';
export { createIds, type Ids } from './ids.ts';
export { reference } from './reference/index.ts';
export { dealerOf, emailOf, type ScenarioName } from './scenarios/dealers.ts';
export { heavySize } from './scenarios/heavy.ts';
export { hardNames } from './scenarios/hostile.ts';
export { openScene, type Scene, type Setting } from './scene.ts';
export { secretsPerDealer, supportSecret } from './support-secrets.ts';
export { joinWorlds, type RowIn, type World } from './world.ts';
