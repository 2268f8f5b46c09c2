import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../platform/loading/load-chunk.ts';
import { loadPayingBundle } from '../../../platform/messages/catalogue-store.ts';
import type { PaymentModalProps } from './payment-modal.tsx';

const load = () =>
  loadChunk(async () => {
    const [{ PaymentModal }] = await Promise.all([
      import('./payment-modal.tsx'),
      loadPayingBundle(),
    ]);
    return { default: PaymentModal };
  });

const Modal = lazy(load);

/** Fetches the modal ahead, when somebody is about to pay. */
export const preloadPaymentModal = (): void => {
  // A failure shows when the modal is opened.
  void load().catch(() => undefined);
};

/** The payment modal, loaded when it is first needed. */
export const LazyPaymentModal = (props: PaymentModalProps) => (
  <Suspense fallback={null}>
    <Modal {...props} />
  </Suspense>
);
