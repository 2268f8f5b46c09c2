/** Print formats of a sales certificate; CONSOLIDADO is the default (spec 5). */
export const printFormats = [
  { code: 'CONSOLIDADO', name: 'Consolidado' },
  { code: 'DETALLADO', name: 'Detallado' },
] as const;

/** Businesses a sales certificate can be asked for (spec 5). */
export const certificateBusinesses = ['EDS', 'INDUSTRIA', 'RUMBO'] as const;
