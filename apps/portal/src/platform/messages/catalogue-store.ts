import { useSyncExternalStore } from 'react';
import { startBundle } from './start-bundle.ts';
import type { Catalogue } from './text-context.tsx';

let catalogue: Catalogue = startBundle;
const listeners = new Set<() => void>();

/**
 * Fetches texts once and adds them to those that are here; a fetch that failed may be asked again. A
 * part that comes late keeps its own.
 */
export function textLoader(load: () => Promise<Catalogue>): () => Promise<void> {
  let under: Promise<void> | null = null;
  return () => {
    under ??= load().then(
      (texts) => {
        catalogue = { ...catalogue, ...texts };
        for (const notify of listeners) notify();
      },
      (error) => {
        under = null;
        throw error;
      },
    );
    return under;
  };
}

/**
 * Fetches the texts that a start does without. Every screen but the dashboard waits for them, so
 * none is rendered with half its words. Rejects when they cannot be fetched, and may be asked again.
 */
export const loadWholeCatalogue = textLoader(async () => (await import('./es.ts')).spanish);

/** Fetches the texts of paying alone, for the screens that say nothing else. Rejects likewise. */
export const loadPayingBundle = textLoader(
  async () => (await import('./paying-bundle.ts')).payingBundle,
);

/** The texts of account status and history alone. Rejects likewise. */
export const loadAccountBundle = textLoader(
  async () => (await import('./account-bundle.ts')).accountBundle,
);

/** The texts of the pages of orders alone. Rejects likewise. */
export const loadOrderBundle = textLoader(
  async () => (await import('./order-bundle.ts')).orderBundle,
);

/** The texts of the pages of gift vouchers alone. Rejects likewise. */
export const loadVoucherBundle = textLoader(
  async () => (await import('./voucher-bundle.ts')).voucherBundle,
);

/** The texts of the rendered forms alone. Rejects likewise. */
export const loadSurveyBundle = textLoader(
  async () => (await import('./survey-bundle.ts')).surveyBundle,
);

/** The texts of the page of notifications alone. Rejects likewise. */
export const loadNotificationBundle = textLoader(
  async () => (await import('./notification-bundle.ts')).notificationBundle,
);

/** The texts for the time without a connection. Rejects likewise. */
export const loadConnectionTexts = textLoader(
  async () => (await import('./spanish/connection.ts')).connectionTexts,
);

/** The texts of what changed since the last visit alone. Rejects likewise. */
export const loadVisitTexts = textLoader(
  async () => (await import('./spanish/visit.ts')).visitTexts,
);

/** The texts of a payment's result alone. Rejects likewise. */
export const loadResultTexts = textLoader(
  async () => (await import('./spanish/attempts.ts')).attemptTexts,
);

/** The texts of accepting the terms alone. Rejects likewise. */
export const loadTermsTexts = textLoader(
  async () => (await import('./terms-bundle.ts')).termsBundle,
);

/** The texts of the pages of people alone. Rejects likewise. */
export const loadPeopleBundle = textLoader(
  async () => (await import('./people-bundle.ts')).peopleBundle,
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The texts that are here: those of a start, later all of them. */
export const useCatalogue = (): Catalogue => useSyncExternalStore(subscribe, () => catalogue);
