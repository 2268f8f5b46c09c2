import { useSyncExternalStore } from 'react';
import { firstTexts } from './first-texts.ts';
import type { Catalogue } from './text-context.tsx';

let catalogue: Catalogue = firstTexts;
let whole: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Fetches the texts that a start does without. Every screen but the dashboard waits for them, so
 * none is drawn with half its words. Rejects when they cannot be fetched, and may be asked again.
 */
export function loadWholeCatalogue(): Promise<void> {
  whole ??= import('./es.ts').then(
    ({ spanish }) => {
      catalogue = spanish;
      for (const tell of listeners) tell();
    },
    (error) => {
      whole = null;
      throw error;
    },
  );
  return whole;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The texts that are here: those of a start, later all of them. */
export const useCatalogue = (): Catalogue => useSyncExternalStore(subscribe, () => catalogue);
