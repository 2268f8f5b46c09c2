import type { DocumentNode } from 'graphql';
import { isOffered, withCapabilities } from '../operations/with-capabilities.ts';
import type { DataContext } from './remote-store.ts';

/** Returns whether the backend supports a query. */
export const isSupported = (
  { backendProfile }: Pick<DataContext, 'backendProfile'>,
  document: DocumentNode,
): boolean => isOffered(withCapabilities(document, backendProfile.capabilities));
