import type { ServerLog } from './server-log.ts';

/** Logs when the store of failed sign-ins is lost, and when it is back. */
export const createStoreLog = ({ event, message }: Pick<ServerLog, 'event' | 'message'>) => ({
  onLost: (reason: string): void => {
    event({ event: 'store-lost', outcome: 'failed', reason });
    message(
      'warn',
      `The store at LOGIN_STORE_URL cannot be reached (${reason}). Each instance counts failed sign-ins separately.`,
    );
  },
  onBack: (): void => {
    event({ event: 'store-back', outcome: 'ok' });
    message('info', 'The store at LOGIN_STORE_URL is reached again.');
  },
});
