import { type BackendProfile, sandboxProfile } from '@surtidor/data';
import { readBackendProfile } from '@surtidor/data/backend-profile';
import type { BrowserSandboxOptions } from '@surtidor/sandbox/browser';
import strictConfig from '../apps/sandbox/backend.strict.config.json';

/** The profile with which a story's portal meets the sandbox in these manners. */
export const storyBackendProfile = (manners: BrowserSandboxOptions['manners']): BackendProfile =>
  manners === 'strict' ? readBackendProfile(strictConfig) : sandboxProfile;
