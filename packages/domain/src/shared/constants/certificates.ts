/** Print formats of a sales certificate; the first is the default (spec 5). */
export const printFormats = ['CONSOLIDADO', 'DETALLADO'] as const;

/** Businesses of a sales certificate (spec 5). */
export const certificateBusinesses = ['EDS', 'INDUSTRIA', 'RUMBO'] as const;
