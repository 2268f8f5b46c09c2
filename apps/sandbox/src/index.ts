/** The sandbox as a process: for `npm start`, for tests and for anyone who wants the whole of it. */
export { type Clock, createClock } from './services/process/clock.ts';
export { readSandboxSettings, type SandboxSettings } from './services/process/settings.ts';
export { SandboxStartError } from './services/process/start-error.ts';
export {
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from './services/process/start-sandbox.ts';
export { type DemoAccount, demoAccounts, demoSupportSecrets } from './worlds/demo-accounts.ts';
