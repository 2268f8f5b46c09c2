import { Button, Popover, Spinner } from '@surtidor/ui';
import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { useText } from '../../messages/text-context.tsx';
import { LazySavedViewsPanel } from '../lazy-parts.tsx';
import type { ListCodec } from '../list-codec.ts';

export interface SavedViewsMenuProps<F> {
  /** Which list: views of one are never offered in another. */
  readonly list: string;
  readonly codec: ListCodec<F>;
  /** What the address asks for now. */
  readonly filter: F;
  readonly onApply: (filter: F) => void;
}

/** Named queries of a list: to come back to them, and to keep the present one. */
export const SavedViewsMenu = <F,>({ list, codec, filter, onApply }: SavedViewsMenuProps<F>) => {
  const text = useText();
  return (
    <Popover
      label={text('Saved views')}
      align="end"
      trigger={(trigger) => (
        <Button variant="secondary" icon={<Bookmark className="size-5" />} {...trigger}>
          {text('Views')}
        </Button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <LazySavedViewsPanel
            list={list}
            query={new URLSearchParams(codec.write(filter)).toString()}
            onApply={(query) => {
              close();
              onApply(codec.read(new URLSearchParams(query)));
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
};
