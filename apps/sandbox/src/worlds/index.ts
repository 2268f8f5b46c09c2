export { buildWorld, type WorldName, type WorldRequest, worldNames } from './build-world.ts';
export * from './builders/index.ts';
export {
  demoAccounts,
  demoPassword,
  demoSupportSecrets,
} from './demo-accounts.ts';

export { dealerOf, emailOf, type ScenarioName } from './scenarios/dealers.ts';
export { heavySize } from './scenarios/heavy.ts';

export { supportSecret } from './support-secrets.ts';
export type { World } from './world.ts';
