import type { FilterTypeInput } from '@surtidor/data/schema';
import { createInvalidInputError } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';
import { isDateOrTimestamp } from '../shared/time.ts';
import type { SqlParams, SqlValue } from './port.ts';

/** How the strings of a filter are parsed before the comparison with a column. */
export type FilterKind = 'text' | 'day' | 'instant' | 'money' | 'integer';

/** Collects the conditions of a query. Values are passed as parameters, never inside the SQL. */
export interface Where {
  /** Adds a condition. `sql` must not contain input. */
  and(sql: string, params?: SqlParams): void;
  /** Adds the conditions of a filter input. An empty or missing filter adds nothing. */
  filter(column: string, filter: FilterTypeInput | null | undefined, kind?: FilterKind): void;
  /** All conditions joined by `and`. */
  readonly sql: string;
  readonly params: SqlParams;
}

const MAX_VALUES = 500;

const parsers: Record<FilterKind, (text: string) => SqlValue | null> = {
  text: (text) => text,
  day: (text) => (isDateOrTimestamp(text) ? text.slice(0, 10) : null),
  instant: (text) => (isDateOrTimestamp(text) ? text : null),
  money: parseMinor,
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : null),
};

/**
 * Creates a `Where` that starts with a condition. A subquery needs its own `prefix`, because
 * parameters of filters are named after it.
 */
export function createWhere(condition: string, params: SqlParams, prefix = 'f'): Where {
  const clauses = [condition];
  const values: Record<string, SqlValue> = { ...params };
  let count = 0;

  const addParam = (value: SqlValue): string => {
    const name = `${prefix}${count++}`;
    values[name] = value;
    return `:${name}`;
  };

  const filter: Where['filter'] = (column, input, kind = 'text') => {
    if (!input) return;
    const parse = (text: string): SqlValue => {
      const value = parsers[kind](text);
      if (value === null)
        throw createInvalidInputError(column, `El valor del filtro ${column} no es válido.`);
      return value;
    };
    const comparisons = { eq: '=', neq: '<>', gteq: '>=' } as const;
    for (const [name, operator] of Object.entries(comparisons)) {
      // Object.entries returns string keys, so restore the key type.
      const text = input[name as keyof typeof comparisons];
      if (text) clauses.push(`${column} ${operator} ${addParam(parse(text))}`);
    }
    if (input.lteq) clauses.push(`${column} <= ${addParam(toUpperBound(parse(input.lteq), kind))}`);
    if (input.like)
      clauses.push(`${column} like ${addParam(toLikePattern(input.like))} escape '\\'`);
    const values = (input.in ?? []).flatMap((text) => (text ?? '').split(',')).filter(Boolean);
    if (values.length > MAX_VALUES)
      throw createInvalidInputError(column, 'Son demasiados valores a la vez.');
    if (values.length > 0) {
      const param = addParam(JSON.stringify(values.map((text) => parse(text.trim()))));
      clauses.push(`${column} in (select value from json_each(${param}))`);
    }
  };

  return {
    and(sql, sqlParams = {}) {
      clauses.push(sql);
      Object.assign(values, sqlParams);
    },
    filter,
    get sql() {
      return clauses.map((clause) => `(${clause})`).join(' and ');
    },
    get params() {
      return values;
    },
  };
}

/** Extends a date to the end of the day when it limits a timestamp. */
const toUpperBound = (value: SqlValue, kind: FilterKind): SqlValue =>
  kind === 'instant' && typeof value === 'string' && value.length === 10
    ? `${value} 23:59:59`
    : value;

/** Builds a pattern that matches the string anywhere. Drops outer `%` and escapes other wildcards. */
const toLikePattern = (text: string): string =>
  `%${text.replace(/^%+|%+$/g, '').replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
