import { readFileSync } from 'node:fs';
import {
  BackendConfigError,
  type BackendProfile,
  magentoProfile,
  readBackendProfile,
} from '@surtidor/data/backend-profile';
import { SettingsError } from './read-settings.ts';

const createFileError = (path: string, reason: string) =>
  new SettingsError(`The file '${path}' of BACKEND_CONFIG is invalid: ${reason}`);

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw createFileError(path, error instanceof Error ? error.message : 'it cannot be read.');
  }
}

/**
 * Reads the deployment's `backend.config.json`; without one, only the specification's calls are used.
 * @throws SettingsError if the file is missing or invalid.
 */
export function readBackendConfig(path: string | undefined): BackendProfile {
  if (path === undefined) return magentoProfile;
  const config = readJson(path);
  try {
    return readBackendProfile(config);
  } catch (error) {
    if (error instanceof BackendConfigError) throw createFileError(path, error.message);
    throw error;
  }
}
