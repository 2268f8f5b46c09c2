import type { FilterTypeInput } from '@surtidor/data/schema';
import { invalidInput } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';
import { isDayOrInstant } from '../shared/time.ts';
import type { SqlParams, SqlValue } from './port.ts';

/** How the texts of a filter are read before they are compared with a column. */
export type FilterKind = 'text' | 'day' | 'instant' | 'money' | 'integer';

/** Collects the conditions of a query; values only ever travel as parameters. */
export interface Where {
  /** Adds a condition written by us. */
  and(sql: string, params?: SqlParams): void;
  /** Adds the conditions of a filter of the contract; an empty or absent one adds nothing. */
  filter(column: string, filter: FilterTypeInput | null | undefined, kind?: FilterKind): void;
  /** The conditions, joined; never empty. */
  readonly sql: string;
  readonly params: SqlParams;
}

/** More values than any screen offers to choose from. */
const MAX_VALUES = 500;

const readers: Record<FilterKind, (text: string) => SqlValue | null> = {
  text: (text) => text,
  day: (text) => (isDayOrInstant(text) ? text.slice(0, 10) : null),
  instant: (text) => (isDayOrInstant(text) ? text : null),
  money: parseMinor,
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : null),
};

/**
 * Starts a query's conditions with those that always hold. Parameters of filters are named after
 * `prefix`, so that conditions of a query inside a query keep apart.
 */
export function makeWhere(always: string, params: SqlParams, prefix = 'f'): Where {
  const clauses = [always];
  const values: Record<string, SqlValue> = { ...params };
  let count = 0;

  const place = (value: SqlValue): string => {
    const name = `${prefix}${count++}`;
    values[name] = value;
    return `:${name}`;
  };

  const filter: Where['filter'] = (column, given, kind = 'text') => {
    if (!given) return;
    const read = (text: string): SqlValue => {
      const value = readers[kind](text);
      if (value === null) throw invalidInput(column, `El valor del filtro ${column} no es válido.`);
      return value;
    };
    const comparisons = { eq: '=', neq: '<>', gteq: '>=' } as const;
    for (const [name, sign] of Object.entries(comparisons)) {
      // The keys are those of the table above.
      const text = given[name as keyof typeof comparisons];
      if (text) clauses.push(`${column} ${sign} ${place(read(text))}`);
    }
    if (given.lteq) clauses.push(`${column} <= ${place(upperBound(read(given.lteq), kind))}`);
    if (given.like) clauses.push(`${column} like ${place(pattern(given.like))} escape '\\'`);
    const list = (given.in ?? []).flatMap((text) => (text ?? '').split(',')).filter(Boolean);
    if (list.length > MAX_VALUES) throw invalidInput(column, 'Son demasiados valores a la vez.');
    if (list.length > 0) {
      const requested = place(JSON.stringify(list.map((text) => read(text.trim()))));
      clauses.push(`${column} in (select value from json_each(${requested}))`);
    }
  };

  return {
    and(sql, more = {}) {
      clauses.push(sql);
      Object.assign(values, more);
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

/** A day as the last instant of an instant's range covers the whole day. */
const upperBound = (value: SqlValue, kind: FilterKind): SqlValue =>
  kind === 'instant' && typeof value === 'string' && value.length === 10
    ? `${value} 23:59:59`
    : value;

/** The text anywhere in the column; its own wildcards at the ends are dropped, others are plain. */
const pattern = (text: string): string =>
  `%${text.replace(/^%+|%+$/g, '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
