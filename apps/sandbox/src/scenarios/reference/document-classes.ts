import type { ScenarioRows } from '../scenario-rows.ts';

/** Groupings of documents by what they are. */
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

// Object.keys widens to string; the record's keys are the groupings.
const kinds = Object.keys(groupings) as (keyof typeof groupings)[];

/** The choices of the document filter. */
export const documentClassesReference: ScenarioRows = {
  documentClasses: kinds.map((kind, index) => ({
    agrupacion: groupings[kind],
    nombre: names[kind],
    sort_order: index + 1,
  })),
};
