import { useState, useSyncExternalStore } from 'react';
import { listViewPrefix } from '../../platform/browser/mirrored-storage.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';

/** How the documents of a list are shown. */
export const listViews = ['cards', 'rows'] as const;

export type ListView = (typeof listViews)[number];

/** Rows need a window of 768 px, and the more the larger the reader's text is. */
const minRem = 48;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const isWide = () =>
  window.innerWidth >=
  minRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The view of a list, as it was last selected on this device. */
export interface SavedListView {
  readonly view: ListView;
  /** What is rendered: cards, whatever was selected, where there is no room for rows. */
  readonly shown: ListView;
  readonly choose: (view: ListView) => void;
}

/** Remembers how a list is shown; the initial view until somebody chose otherwise. */
export function useListView(list: string, initial: ListView = 'cards'): SavedListView {
  const { shared, isPhone } = usePortal().browser;
  const key = `${listViewPrefix}${list}`;
  const [chosen, setChosen] = useState<ListView | null>(null);
  const saved = listViews.find((one) => one === shared.get(key));
  const view = chosen ?? saved ?? initial;
  // The server does not know the window: it takes a phone's for narrow, and every other for wide.
  const hasRoom = useSyncExternalStore(subscribe, isWide, () => !isPhone);
  return {
    view,
    shown: hasRoom ? view : 'cards',
    choose: (next) => {
      setChosen(next);
      shared.set(key, next);
    },
  };
}
