import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { loadOrderToolTexts } from './order-tool-texts.ts';

/** Many papers in one zip; loaded, with its texts, when it is first needed. */
export const LazyPapersDialog = lazyPart(async () => {
  const [{ PapersDialog }] = await Promise.all([
    import('./papers-dialog.tsx'),
    loadOrderToolTexts(),
  ]);
  return PapersDialog;
});
