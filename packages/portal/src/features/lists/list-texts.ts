import type { PagedRemote } from '@surtidor/data';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** Returns the progress of a list. It says if the list changed while its pages were being loaded. */
export function getListProgress(
  { state, change }: Pick<PagedRemote<unknown, unknown>, 'state' | 'change'>,
  shown: number,
  text: Text,
): string {
  const total = state.kind === 'ready' ? (state.total ?? shown) : shown;
  const progress = text('Showing {shown} of {total}', { shown, total });
  return change === null ? progress : `${text('The list changed.')} ${progress}`;
}

/** Returns the label of a selection. It says how many of the selected rows the list shows, unless it shows all. */
export function getSelectionLabel(
  label: string,
  { rows, loadedCount }: Pick<RowSelection<unknown>, 'rows' | 'loadedCount'>,
  { state }: Pick<PagedRemote<unknown, unknown>, 'state'>,
  text: Text,
): string {
  if (loadedCount === rows.length) return label;
  // Selected rows may also be on pages that are not loaded yet.
  const isComplete = state.kind === 'empty' || (state.kind === 'ready' && state.more === 'no');
  const key = isComplete ? '{count} in this list' : '{count} among the loaded rows';
  return `${label}, ${text(key, { count: loadedCount })}`;
}
