import type { AttemptStores } from './attempt-stores.ts';
import { admitToTrack, clearTrack } from './track.ts';

/** Whether a password change is admitted, or how long it must wait. */
export type ChangeAdmission =
  | {
      readonly kind: 'admitted';
      /** Called when the current password was correct. */
      readonly recordSuccess: () => Promise<void>;
    }
  | { readonly kind: 'rejected'; readonly retryAfterSeconds: number };

/** Admits one comparison of the current password in a session, identified by a hash. */
export type AdmitPasswordChange = (session: string) => Promise<ChangeAdmission>;

/** The number of failures before the first wait. */
const freeAttempts = 3;
const daySeconds = 24 * 3600;

/**
 * Throttles guesses at the current password in an open session. Each change counts as a failure until it succeeds,
 * even while the backend compares the password, so that parallel guesses are not faster.
 */
export const createChangeThrottle =
  (
    stores: AttemptStores,
    { stepMs, capMs }: { readonly stepMs: number; readonly capMs: number },
  ): AdmitPasswordChange =>
  async (session) => {
    const key = `password:${session}`;
    const backoff = { freeAttempts, stepMs, capMs };
    const admission = await admitToTrack(stores, { key, backoff, seconds: daySeconds });
    return admission.kind === 'admitted'
      ? { kind: 'admitted', recordSuccess: () => clearTrack(stores, key) }
      : { kind: 'rejected', retryAfterSeconds: Math.max(1, Math.ceil(admission.ms / 1000)) };
  };
