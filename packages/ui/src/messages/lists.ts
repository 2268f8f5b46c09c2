import { useGroupMessages } from './messages.tsx';

/** The Spanish messages of tables, filters, selection bars and the command palette; loaded only with them. */
export const spanishListMessages = {
  actions: 'Acciones',
  activeFilters: 'Filtros activos',
  applyFilters: 'Aplicar filtros',
  /** Shown while the command palette waits for remote commands. */
  commandsLoading: 'Buscando…',
  commandsNone: (query: string) => `No hay resultados para «${query}».`,
  commandsFound: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  clearFilters: 'Borrar filtros',
  clearSelection: 'Quitar selección',
  filters: 'Filtros',
  filtersInForce: (count: number) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  selectAll: 'Seleccionar todo',
  sortBy: 'Ordenar por',
  ascending: (column: string) => `${column}, ascendente`,
  descending: (column: string) => `${column}, descendente`,
};

/** The messages of tables, filters, selection bars and the command palette; each can be overridden. */
export type ListMessages = typeof spanishListMessages;

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

/** Returns the current messages of tables, filters, selection bars and the command palette. */
export const useListMessages = (): ListMessages => useGroupMessages(spanishListMessages);
