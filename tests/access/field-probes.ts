import { type Operation, operationAccess } from '@surtidor/domain/vocabulary';
import type { Visitor } from './environment.ts';
import { type AccessResult, type Caller, getExpectedFieldResult } from './get-expected-result.ts';

/** The result of reading one field that needs permissions of its own. */
export interface FieldCell {
  readonly caller: Caller;
  /** The operation and the field: `documentos.total_amount_expired`. */
  readonly field: string;
  readonly actual: AccessResult;
  /** Why this cell is a leak or a wrong rejection; null if correct. */
  readonly fault: string | null;
}

/** The operations that have such fields, with the query of one field. */
const queries: Readonly<Partial<Record<Operation, (field: string) => string>>> = {
  documentos: (field) =>
    `query { documentos(paymentType: PSE, documentType: INVOICE, pageSize: 9, currentPage: 1) { ${field} } }`,
};

/** Fields that are objects, with the selection of one value. */
const selections: Readonly<Record<string, string>> = {
  total_amount_expired_by_days: '{ __typename }',
};

// Object.keys widens to string; the table's keys are the operations.
const operations = Object.keys(operationAccess) as Operation[];

/**
 * Reads every field that needs permissions of its own, as one person.
 * @throws Error if an operation with such fields has no query.
 */
export async function readFields(visitor: Visitor, caller: Caller): Promise<FieldCell[]> {
  const cells: FieldCell[] = [];
  for (const operation of operations) {
    const rule: { readonly fields?: object } = operationAccess[operation];
    for (const name of Object.keys(rule.fields ?? {})) {
      const createQuery = queries[operation];
      if (!createQuery) throw new Error(`Add a query for the fields of ${operation}.`);
      const selection = [name, selections[name]].filter(Boolean).join(' ');
      const { codes, text } = await visitor.query(createQuery(selection), {});
      const isShown = new RegExp(`"${name}":(?!null)`).test(text);
      const actual = codes.length > 0 && !isShown ? 'rejected' : 'allowed';
      const expected = getExpectedFieldResult(caller, operation, name);
      const fault =
        actual === expected ? null : `${name}: ${expected}, but was ${actual}: ${codes}`;
      cells.push({ caller, field: `${operation}.${name}`, actual, fault });
    }
  }
  return cells;
}
