/** Durations in the portal, in milliseconds (spec 9). Those of search fields and toasts are in the kit. */
export const durations = {
  alert: 5000,
  termsAlert: 15_000,
  chatDelay: 1000,
  permissionRedirect: 3500,
  progressBar: 5000,
  progressThrottle: 200,
  minimumFetchDelay: 200,
} as const;

/** Cookie lifetimes in seconds (spec 9: token 7 days, locale 365 days). */
export const cookieSeconds = { token: 604_800, locale: 31_536_000 } as const;

/** The only locale, which has no prefix in URLs (spec 9). */
export const locale = 'es';
