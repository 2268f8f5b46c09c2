/** The parts of a backend profile that the browser needs. */
export type { BackendProfile } from './backend-profile.ts';
export { sandboxProfile } from './profiles/sandbox.ts';
