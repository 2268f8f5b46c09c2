import { lazyPart } from '../../../platform/loading/lazy-part.ts';

/** The saved views of a list; loaded when they are first opened. */
export const LazySavedViewsPanel = lazyPart(
  async () => (await import('./saved-views-panel.tsx')).SavedViewsPanel,
);
