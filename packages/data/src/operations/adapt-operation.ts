import { parse, print } from 'graphql';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { applyBackendNames, type ContractNames } from './apply-backend-names.ts';
import { hasSelection, removeUnsupportedFields } from './remove-unsupported-fields.ts';

/**
 * Adapts the text of a compiled operation to a deployment's backend: removes unsupported fields and
 * applies the backend's names. Returns null if the operation is unsupported.
 */
export function adaptOperation(
  text: string,
  profile: BackendProfile,
  names: ContractNames,
): string | null {
  const supported = removeUnsupportedFields(parse(text), profile.capabilities);
  return hasSelection(supported) ? print(applyBackendNames(supported, profile, names)) : null;
}
