/** The ids of the selected rows of a list, in the order of their selection. */
export type SelectedIds = readonly string[];

/** Selects a row, or deselects it. */
export const toggleId = (selected: SelectedIds, id: string): SelectedIds =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** Adds rows to the selection. */
export const addIds = (selected: SelectedIds, ids: readonly string[]): SelectedIds => [
  ...new Set([...selected, ...ids]),
];

/** Selects all these rows, or deselects them if all are already selected. */
export function toggleAllIds(selected: SelectedIds, ids: readonly string[]): SelectedIds {
  const added = addIds(selected, ids);
  if (added.length > selected.length) return added;
  const removed = new Set(ids);
  return selected.filter((id) => !removed.has(id));
}
