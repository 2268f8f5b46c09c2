import { parse, print } from 'graphql';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { type ContractNames, withBackendNames } from './with-backend-names.ts';
import { isOffered, withCapabilities } from './with-capabilities.ts';

/**
 * Returns a compiled operation's text for a deployment's backend, without unsupported fields and
 * with the backend's names; null if the operation is unsupported.
 */
export function operationFor(
  text: string,
  profile: BackendProfile,
  names: ContractNames,
): string | null {
  const supported = withCapabilities(parse(text), profile.capabilities);
  return isOffered(supported) ? print(withBackendNames(supported, profile, names)) : null;
}
