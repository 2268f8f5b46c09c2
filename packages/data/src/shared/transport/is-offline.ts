/** Whether the browser says that there is no connection; a server never says so. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false;
