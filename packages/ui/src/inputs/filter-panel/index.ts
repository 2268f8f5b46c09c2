export { type ActiveFilter, ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';
export { FilterButton, type FilterButtonProps } from './filter-button.tsx';
export { type FilterDraft, FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
