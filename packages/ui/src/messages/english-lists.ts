import type { ListMessages } from './spanish-lists.ts';

/** What tables, filters and the command palette say, in English. */
export const englishListMessages: ListMessages = {
  actions: 'Actions',
  activeFilters: 'Active filters',
  applyFilters: 'Apply filters',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filtersInForce: (count) => (count === 1 ? '1 active filter' : `${count} active filters`),
  selectAll: 'Select all',
};
