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
