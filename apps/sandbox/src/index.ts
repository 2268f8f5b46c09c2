/** Entry point of the server process, for `npm start` and tests. Stories use `browser.ts`. */

export { readSandboxSettings, type SandboxSettings } from './services/process/settings.ts';
export { SandboxStartError } from './services/process/start-error.ts';
export {
  type Sandbox,
  startSandbox,
} from './services/process/start-sandbox.ts';
