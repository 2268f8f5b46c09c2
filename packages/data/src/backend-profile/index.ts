export { type BackendProfile, sandboxProfile } from './backend-profile.ts';
