import { useHydrated } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
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

/** The server does not know the window: it renders cards, which fit every one. */
const isNarrow = () => false;

/** The view of a list, as it was last selected on this device. */
export interface SavedListView {
  readonly view: ListView;
  /** What is rendered: cards, whatever was selected, where there is no room for rows. */
  readonly shown: ListView;
  readonly choose: (view: ListView) => void;
}

/** Remembers how a list is shown; the initial view until somebody chose otherwise. */
export function useListView(list: string, initial: ListView = 'cards'): SavedListView {
  const { shared } = usePortal().browser;
  const key = `surtidor-view.${list}`;
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ListView | null>(null);
  const saved = isHydrated ? listViews.find((one) => one === shared.get(key)) : undefined;
  const view = chosen ?? saved ?? initial;
  const hasRoom = useSyncExternalStore(subscribe, isWide, isNarrow);
  return {
    view,
    shown: hasRoom ? view : 'cards',
    choose: (next) => {
      setChosen(next);
      shared.set(key, next);
    },
  };
}
