/** The sandbox as a process: for `npm start`, for tests and for anyone who wants the whole of it. */

export { readSandboxSettings, type SandboxSettings } from './services/process/settings.ts';
export { SandboxStartError } from './services/process/start-error.ts';
export {
  type Sandbox,
  startSandbox,
} from './services/process/start-sandbox.ts';
