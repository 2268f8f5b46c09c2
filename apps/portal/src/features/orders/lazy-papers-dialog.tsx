import { lazyPart } from '../../platform/loading/lazy-part.ts';

/** Many papers in one zip; loaded when it is first needed. */
export const LazyPapersDialog = lazyPart(
  async () => (await import('./papers-dialog.tsx')).PapersDialog,
);
