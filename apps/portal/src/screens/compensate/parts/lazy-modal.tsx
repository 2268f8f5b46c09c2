import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../platform/loading/load-chunk.ts';
import type { CompensationModalProps } from './compensation-modal.tsx';

const load = () =>
  loadChunk(async () => ({
    default: (await import('./compensation-modal.tsx')).CompensationModal,
  }));

const Modal = lazy(load);

/** Fetches the modal ahead, when somebody is choosing. */
export const preloadCompensationModal = (): void => {
  // A failure shows when the modal is opened.
  void load().catch(() => undefined);
};

/** The modal that sends, loaded when it is first needed. */
export const LazyCompensationModal = (props: CompensationModalProps) => (
  <Suspense fallback={null}>
    <Modal {...props} />
  </Suspense>
);
