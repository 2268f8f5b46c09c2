import type { ListMessages } from './spanish-lists.ts';

/** The English messages of tables, filters, selection bars and the command palette. */
export const englishListMessages: ListMessages = {
  actions: 'Actions',
  activeFilters: 'Active filters',
  applyFilters: 'Apply filters',
  commandsLoading: 'Searching…',
  commandsNone: (query) => `No results for “${query}”.`,
  commandsFound: (count) => (count === 1 ? '1 result' : `${count} results`),
  clearFilters: 'Clear filters',
  clearSelection: 'Clear selection',
  filters: 'Filters',
  filtersInForce: (count) => (count === 1 ? '1 active filter' : `${count} active filters`),
  selectAll: 'Select all',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
};
