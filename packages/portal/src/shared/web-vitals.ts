/** The path to which pages report their web vitals. */
export const webVitalsPath = '/server-middleware/web-vitals';

/** The web vitals that a page reports: milliseconds, but for the layout shift (CLS), which has no unit. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** The name of a web vital. */
export type VitalName = (typeof vitalNames)[number];
