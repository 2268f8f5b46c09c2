import { lazyPart } from '../../platform/loading/lazy-part.ts';

/** Says why there is no file; loaded when it is first needed. */
export const LazyPdfNotice = lazyPart(async () => (await import('./pdf-notice.tsx')).PdfNotice);
