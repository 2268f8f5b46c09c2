import type { AttemptStores } from './attempt-stores.ts';
import { enter, forget } from './track.ts';

/** A password change that may ask the backend, or how long it must wait. */
export type ChangeAdmission =
  | {
      readonly kind: 'admitted';
      /** The current password was right. */
      readonly succeeded: () => Promise<void>;
    }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

/** Takes a place for one comparison of the current password in a session, named by a hidden key. */
export type AdmitPasswordChange = (session: string) => Promise<ChangeAdmission>;

/** Mistakes that everybody makes. */
const free = 3;
const daySeconds = 24 * 3600;

/**
 * Slows whoever guesses the current password from an open session. Each change counts as a wrong
 * guess before the backend compares it, until it turns out right: many at once are no faster.
 */
export const createChangeThrottle =
  (
    stores: AttemptStores,
    { stepMs, capMs }: { readonly stepMs: number; readonly capMs: number },
  ): AdmitPasswordChange =>
  async (session) => {
    const key = `password:${session}`;
    const backoff = { free, stepMs, capMs };
    const entry = await enter(stores, { key, backoff, seconds: daySeconds });
    return entry.kind === 'in'
      ? { kind: 'admitted', succeeded: () => forget(stores, key) }
      : { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil(entry.ms / 1000)) };
  };
