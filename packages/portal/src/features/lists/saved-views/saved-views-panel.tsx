import { Button, IconButton, TextField } from '@surtidor/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import {
  addView,
  getViewsKey,
  maxViewNameLength,
  normalizeViewName,
  readViews,
  removeView,
  type SavedView,
} from './saved-views.ts';

/** Manages the views of a list, saved in this browser for this user only. */
function useSavedViews(list: string) {
  const { sharedStorage } = usePortal().browser;
  const key = getViewsKey(list, useSession());
  const [views, setViews] = useState(() => readViews(sharedStorage.get(key)));
  const update = (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    // Another tab may have saved a view.
    const nextViews = change(readViews(sharedStorage.get(key)));
    sharedStorage.set(key, JSON.stringify(nextViews));
    setViews(nextViews);
  };
  return {
    views,
    save: (view: SavedView) => update((savedViews) => addView(savedViews, view)),
    remove: (name: string) => update((savedViews) => removeView(savedViews, name)),
  };
}

export interface SavedViewsPanelProps {
  readonly list: string;
  /** The current search params of the list; empty without filters. */
  readonly query: string;
  readonly onApply: (query: string) => void;
}

/** Renders the saved views of a list, and a form that saves the current one. */
export const SavedViewsPanel = ({ list, query, onApply }: SavedViewsPanelProps) => {
  const text = useText();
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (normalizeViewName(name) === '') return;
    save({ name, query });
    setName('');
  };
  return (
    <div className="flex w-72 max-w-full flex-col gap-3">
      <h2 className="font-heading font-bold">{text('Saved views')}</h2>
      {views.length === 0 ? (
        <p className="text-sm text-ui-ink-soft">{text('You have no saved views yet.')}</p>
      ) : (
        <ul className="-mx-2 flex max-h-60 flex-col overflow-y-auto">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <Button
                variant="quiet"
                className="min-w-0 flex-1 justify-start! text-left!"
                onClick={() => onApply(view.query)}
              >
                <span className="wrap-anywhere">{view.name}</span>
              </Button>
              <IconButton
                label={text('Delete view {name}', { name: view.name })}
                onClick={() => remove(view.name)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className="flex flex-col gap-2 border-t border-ui-line pt-3" onSubmit={handleSubmit}>
        <TextField
          label={text('Name of the view')}
          required
          hint={text(
            query === ''
              ? 'Select a filter first.'
              : 'Save these filters with a name to use them again.',
          )}
          value={name}
          maxLength={maxViewNameLength}
          onValueChange={setName}
          disabled={query === ''}
        />
        <Button type="submit" variant="secondary" disabled={query === ''}>
          {text('Save view')}
        </Button>
      </form>
    </div>
  );
};
