import { associateStatusCodes } from '../shared/constants/roles.ts';
import type { Associate } from './types.ts';

/** Excludes the legal representative from the list of associates (spec 6). */
export const getVisibleAssociates = (associates: readonly Associate[]): readonly Associate[] =>
  associates.filter(({ role }) => role !== 'legal-representative');

/** The selected option of the status filter: Activo, Inactivo or Todos (spec 2 and 5). */
export type AssociateStatusFilter = '1' | '0' | 'all';

/** The choices of the status filter with their labels (spec 2). */
export const statusFilterOptions = [
  { value: associateStatusCodes.active, label: 'Activo' },
  { value: associateStatusCodes.inactive, label: 'Inactivo' },
  { value: 'all', label: 'Todos' },
] as const;

/** Returns the status codes of an option; 'all' is 0 and 1 (spec 5). */
export const getStatusCodes = (filter: AssociateStatusFilter): readonly ('0' | '1')[] =>
  filter === 'all' ? ['0', '1'] : [filter];
