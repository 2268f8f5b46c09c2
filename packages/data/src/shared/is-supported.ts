import type { DocumentNode } from 'graphql';
import type { BackendProfile } from '../backend-profile/index.ts';
import { hasSelection, removeUnsupportedFields } from '../operations/remove-unsupported-fields.ts';
import type { DataContext } from './remote-store.ts';

/** What is known of each profile's operations. A page asks for a dozen of them, and they never change. */
const supportByProfile = new WeakMap<BackendProfile, WeakMap<DocumentNode, boolean>>();

/** Returns whether the backend supports a query. */
export function isSupported(
  { backendProfile }: Pick<DataContext, 'backendProfile'>,
  document: DocumentNode,
): boolean {
  const support = supportByProfile.get(backendProfile) ?? new WeakMap<DocumentNode, boolean>();
  supportByProfile.set(backendProfile, support);
  const isDocumentSupported =
    support.get(document) ??
    hasSelection(removeUnsupportedFields(document, backendProfile.capabilities));
  support.set(document, isDocumentSupported);
  return isDocumentSupported;
}
