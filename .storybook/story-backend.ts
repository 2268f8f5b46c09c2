import { type BackendProfile, sandboxProfile } from '@surtidor/data';
import { readBackendProfile } from '@surtidor/data/backend-profile';
import type { BrowserSandboxOptions } from '@surtidor/sandbox/browser';
import strictConfig from '../apps/sandbox/backend.strict.config.json';

/** Returns the backend profile of a story, by the mode of its sandbox. */
export const getStoryBackendProfile = (
  sandboxMode: BrowserSandboxOptions['sandboxMode'],
): BackendProfile => (sandboxMode === 'strict' ? readBackendProfile(strictConfig) : sandboxProfile);
