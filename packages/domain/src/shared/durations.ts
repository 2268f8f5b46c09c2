/** Durations of the interface, in ms (spec 9). Those of search box and toasts are defaults of the kit. */
export const durations = {
  alert: 5000,
  termsAlert: 15_000,
  chatDelay: 1000,
  permissionRedirect: 3500,
  progressBar: 5000,
  progressThrottle: 200,
  fetchMinimumDelay: 200,
} as const;

/** Cookie lifetimes in seconds (spec 9): token 7 days, locale 365. */
export const cookieSeconds = { token: 604_800, locale: 31_536_000 } as const;

/** The only locale, without a prefix in addresses (spec 9). */
export const locale = 'es';
