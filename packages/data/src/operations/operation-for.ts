import { parse, print } from 'graphql';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { type ContractNames, withBackendNames } from './with-backend-names.ts';
import { isOffered, withCapabilities } from './with-capabilities.ts';

/**
 * A compiled operation's text as a deployment's backend takes it: without what it does not offer, and under its
 * names. Null where it offers nothing of it.
 */
export function operationFor(
  text: string,
  profile: BackendProfile,
  names: ContractNames,
): string | null {
  const offered = withCapabilities(parse(text), profile.capabilities);
  return isOffered(offered) ? print(withBackendNames(offered, profile, names)) : null;
}
