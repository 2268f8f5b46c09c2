import { Button, IconButton, TextField } from '@surtidor/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import { longestViewName, viewName } from './saved-views.ts';
import { useSavedViews } from './use-saved-views.ts';

export interface SavedViewsPanelProps {
  readonly list: string;
  /** What the list shows now, as the address writes it; empty when nothing narrows it. */
  readonly query: string;
  readonly onApply: (query: string) => void;
}

/** The views of a list, and a field to keep the present one. */
export const SavedViewsPanel = ({ list, query, onApply }: SavedViewsPanelProps) => {
  const text = useText();
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (viewName(name) === '') return;
    save({ name, query });
    setName('');
  };
  return (
    <div className="flex w-72 max-w-full flex-col gap-3">
      <h2 className="font-heading font-bold">{text('Saved views')}</h2>
      {views.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('You have no saved views yet.')}</p>
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
      <form className="flex flex-col gap-2 border-t border-line pt-3" onSubmit={keep}>
        <TextField
          label={text('Name of the view')}
          required
          hint={text(
            query === ''
              ? 'Choose a filter first.'
              : 'Keep these filters under a name to come back to them.',
          )}
          value={name}
          maxLength={longestViewName}
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
