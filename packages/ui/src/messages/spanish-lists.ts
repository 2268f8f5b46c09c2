/** What tables, filters, selection bars and the command palette say, in Spanish. Loaded with them only. */
export const spanishListMessages = {
  actions: 'Acciones',
  activeFilters: 'Filtros activos',
  applyFilters: 'Aplicar filtros',
  /** Said while the command palette waits for commands from elsewhere. */
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

/** Every sentence of tables, filters, selection bars and the command palette; a deployment replaces any of them. */
export type ListMessages = typeof spanishListMessages;
