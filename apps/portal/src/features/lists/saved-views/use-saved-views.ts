import { useState } from 'react';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { readViews, type SavedView, viewsKey, withoutView, withView } from './saved-views.ts';

/** The views of a list, kept in this browser for this user only. */
export function useSavedViews(list: string) {
  const { shared } = usePortal().browser;
  const key = viewsKey(list, useSession().userId);
  const [views, setViews] = useState(() => readViews(shared.get(key)));
  const keep = (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    // Another tab may have kept one meanwhile.
    const next = change(readViews(shared.get(key)));
    shared.set(key, JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    save: (view: SavedView) => keep((saved) => withView(saved, view)),
    remove: (name: string) => keep((saved) => withoutView(saved, name)),
  };
}
