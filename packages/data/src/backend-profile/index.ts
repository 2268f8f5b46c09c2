/** What differs between backends, as the browser needs it. */
export type { BackendProfile } from './backend-profile.ts';
export { sandboxProfile } from './profiles/sandbox.ts';
