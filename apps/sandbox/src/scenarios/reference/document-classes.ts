import type { ScenarioRows } from '../scenario-rows.ts';

/** Codes of the document classes. */
export const groupings = {
  fuel: 'FC',
  lubricants: 'FL',
  debit: 'ND',
  interest: 'IN',
  credit: 'NC',
  payment: 'PG',
} as const;

const names: Record<keyof typeof groupings, string> = {
  fuel: 'Facturas de combustible',
  lubricants: 'Facturas de lubricantes',
  debit: 'Notas débito',
  interest: 'Intereses de mora',
  credit: 'Notas crédito',
  payment: 'Pagos y anticipos',
};

// Object.keys returns string[], so restore the key type.
const kinds = Object.keys(groupings) as (keyof typeof groupings)[];

/** Options of the document filter. */
export const documentClassesReference: ScenarioRows = {
  documentClasses: kinds.map((kind, index) => ({
    agrupacion: groupings[kind],
    nombre: names[kind],
    sort_order: index + 1,
  })),
};
