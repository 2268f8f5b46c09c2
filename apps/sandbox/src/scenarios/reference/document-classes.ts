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

const groupingNames: Record<keyof typeof groupings, string> = {
  fuel: 'Facturas de combustible',
  lubricants: 'Facturas de lubricantes',
  debit: 'Notas débito',
  interest: 'Intereses de mora',
  credit: 'Notas crédito',
  payment: 'Pagos y anticipos',
};

// Object.keys returns string[], so restore the key type.
const kinds = Object.keys(groupings) as (keyof typeof groupings)[];

/** The options of the document class filter. */
export const documentClassRows: ScenarioRows = {
  documentClasses: kinds.map((kind, index) => ({
    agrupacion: groupings[kind],
    nombre: groupingNames[kind],
    sort_order: index + 1,
  })),
};
