/** Whether the browser is offline; false on a server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false;
