import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { listViewPrefix } from '../../shared/browser/mirrored-storage.ts';

/** The layouts of a list. */
export const listViews = ['cards', 'rows'] as const;

export type ListView = (typeof listViews)[number];

/** The minimum width of rows in rem, so that larger text needs a wider window. */
const minRowsWidthRem = 48;

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const isWindowWide = () =>
  window.innerWidth >=
  minRowsWidthRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The layout of a list, as last selected on this device. */
export interface SavedListView {
  readonly view: ListView;
  /** The rendered layout. In a window that is too narrow for rows, compact cards unless cards are selected. */
  readonly displayedView: ListView | 'compact';
  readonly select: (view: ListView) => void;
}

function getDisplayedView(
  chosenView: ListView | null,
  initialView: ListView,
  isWideWindow: boolean,
): SavedListView['displayedView'] {
  if (isWideWindow) return chosenView ?? initialView;
  return chosenView === 'cards' ? 'cards' : 'compact';
}

/** Stores the selected layout of a list. It is `initialView` until one is selected. */
export function useListView(list: string, initialView: ListView = 'cards'): SavedListView {
  const { sharedStorage, isPhone } = usePortal().browser;
  const key = `${listViewPrefix}${list}`;
  const [selectedView, setSelectedView] = useState<ListView | null>(null);
  const savedView = listViews.find((candidate) => candidate === sharedStorage.get(key));
  const chosenView = selectedView ?? savedView;
  // The server does not know the window's width: it assumes a narrow one on phones, otherwise a wide one.
  const isWideWindow = useSyncExternalStore(subscribeToResize, isWindowWide, () => !isPhone);
  return {
    view: chosenView ?? (isWideWindow ? initialView : 'rows'),
    displayedView: getDisplayedView(chosenView ?? null, initialView, isWideWindow),
    select: (nextView) => {
      setSelectedView(nextView);
      sharedStorage.set(key, nextView);
    },
  };
}
