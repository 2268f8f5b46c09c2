import type { DocumentNode } from 'graphql';
import { hasSelection, removeUnsupportedFields } from '../operations/remove-unsupported-fields.ts';
import type { DataContext } from './remote-store.ts';

/** Returns whether the backend supports a query. */
export const isSupported = (
  { backendProfile }: Pick<DataContext, 'backendProfile'>,
  document: DocumentNode,
): boolean => hasSelection(removeUnsupportedFields(document, backendProfile.capabilities));
