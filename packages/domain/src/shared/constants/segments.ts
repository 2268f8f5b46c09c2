/** Business segments for cash payments: code and name (spec 9). */
export const paymentSegments = [
  { code: '1100', name: 'EDS Franquiciada' },
  { code: '1110', name: 'EDS Afiliada' },
  { code: '1130', name: 'EDS Gas Franquiciada' },
  { code: '1122', name: 'EDS Gas Afiliada' },
  { code: '1131', name: 'Mi Empresa' },
  { code: '1132', name: 'Rumbo Grandes Flotas' },
  { code: '1202', name: 'Industria Combustibles' },
  { code: '1201', name: 'Lubricantes Industria' },
  { code: '1140', name: 'Lubricantes Agentes' },
  { code: '1150', name: 'Lubricantes Automotriz 25 OEM LUB' },
  { code: '1160', name: 'Lubricantes Automotriz Multimarca' },
  { code: '1211', name: 'Aviación' },
  { code: '1220', name: 'Marinos' },
  { code: '1501', name: 'Financiación por Consumo' },
  { code: '1500', name: 'Talleres' },
  { code: '1300', name: 'No operacional Combustibles' },
  { code: '1310', name: 'No operacional Lubricantes' },
] as const;

/** Code of a business segment. */
export type SegmentCode = (typeof paymentSegments)[number]['code'];

/** The segment of voucher payments (spec 7). */
export const voucherSegment = 'BO';

/** Returns the name of a segment, or its code if unknown (spec 9). */
export const getSegmentName = (code: string): string =>
  paymentSegments.find((segment) => segment.code === code)?.name ?? code;
