/** What more than one area needs: money, dates, messages, failures and remote states. Each area has its own door. */
export * from './shared/index.ts';
