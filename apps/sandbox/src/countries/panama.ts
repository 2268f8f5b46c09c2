import { type Country, createTown } from './country.ts';

/** A country of the other distributor (`examples/alba`), whose separators differ from those of the others. */
export const panama: Country<'PAB'> = {
  timeZone: 'America/Panama',
  currency: {
    code: 'PAB',
    sign: 'B/.',
    usesWholeUnits: false,
    pesosPerUnit: 4000,
    vouchers: { amounts: [500, 1_000, 2_500, 5_000], maximum: 50_000 },
  },
  telephoneDigits: [7, 8],
  generatedTelephoneDigits: 8,
  taxNumber: { type: 'RUC', title: 'Registro único de contribuyentes', digits: 11 },
  personalDocument: { type: 'CC', title: 'Cédula de ciudadanía', digits: 10 },
  hasFuelOrderNumber: false,
  issuer: {
    name: 'Alba Combustibles S.A.',
    lines: ['RUC 15577310215', 'Vía del Istmo 12, Ciudad de Panamá, Panamá'],
  },
  companySuffixes: ['S.A.', 'S. de R.L.'],
  streetNaming: 'named',
  streetTypes: ['Avenida', 'Calle', 'Vía'],
  plants: [{ code: 'P401', name: 'Terminal Isla Serena' }],
  towns: [
    createTown('Puerto Sereno', 'Colón'),
    createTown('Villa del Istmo', 'Panamá'),
    createTown('Los Cocales', 'Chiriquí'),
    createTown('Santa Inés del Mar', 'Veraguas'),
  ],
  firstDepartmentId: 401,
  departments: ['Chiriquí', 'Colón', 'Panamá', 'Veraguas'],
};
