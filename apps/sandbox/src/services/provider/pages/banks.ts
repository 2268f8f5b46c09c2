/** A fictitious bank. */
export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly initials: string;
}

export const BANKS: readonly Bank[] = [
  { code: 'valle-alto', name: 'Banco Valle Alto', initials: 'VA' },
  { code: 'condor-azul', name: 'Banco Cóndor Azul', initials: 'CA' },
  { code: 'siete-rios', name: 'Caja Siete Ríos', initials: '7R' },
  { code: 'meseta', name: 'Banco Meseta', initials: 'BM' },
  { code: 'la-ceiba', name: 'Cooperativa La Ceiba', initials: 'LC' },
  { code: 'puerto-claro', name: 'Banco Puerto Claro', initials: 'PC' },
];
