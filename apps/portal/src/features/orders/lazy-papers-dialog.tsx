import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { loadOrderToolBundle } from '../../platform/messages/catalogue-store.ts';

/** Many papers in one zip; loaded, with its texts, when it is first needed. */
export const LazyPapersDialog = lazyPart(async () => {
  const [{ PapersDialog }] = await Promise.all([
    import('./papers-dialog.tsx'),
    loadOrderToolBundle(),
  ]);
  return PapersDialog;
});
