/** A column as SQLite declares it, e.g. 'text not null' or 'integer primary key'. */
export type ColumnSpec = `${'integer' | 'text'}${string}`;

type Columns = Readonly<Record<string, ColumnSpec>>;

type Value<Spec> = Spec extends `integer${string}` ? number : string;
type Filled<Spec> = Spec extends `${string}not null${string}` | `integer primary key${string}`
  ? true
  : false;
type Given<Spec> = Spec extends `${string}default${string}`
  ? false
  : Spec extends `${string}not null${string}`
    ? true
    : false;

/** A table: its columns, and what SQL adds after them. Types of rows are read from the columns. */
export interface Table<Name extends string = string, Spec extends Columns = Columns> {
  readonly name: Name;
  readonly columns: Spec;
  /** Table constraints, e.g. 'unique (client_code, num_documento)'. */
  readonly constraints: readonly string[];
  /** Column lists of the indexes, e.g. 'client_code, fecha_documento'. */
  readonly indexes: readonly string[];
}

/** A row as it is read. */
export type RowOf<T> =
  T extends Table<string, infer Spec>
    ? {
        -readonly [K in keyof Spec]: Filled<Spec[K]> extends true
          ? Value<Spec[K]>
          : Value<Spec[K]> | null;
      }
    : never;

/** An inserted row: autoincrement, default and nullable columns are optional. */
export type InsertOf<T> =
  T extends Table<string, infer Spec>
    ? { readonly [K in keyof Spec as Given<Spec[K]> extends true ? K : never]: Value<Spec[K]> } & {
        readonly [K in keyof Spec as Given<Spec[K]> extends true ? never : K]?: Value<
          Spec[K]
        > | null;
      }
    : never;

/** Declares a table for SQL, types and loader. */
export const defineTable = <Name extends string, const Spec extends Columns>(
  name: Name,
  columns: Spec,
  extra: { constraints?: readonly string[]; indexes?: readonly string[] } = {},
): Table<Name, Spec> => ({
  name,
  columns,
  constraints: extra.constraints ?? [],
  indexes: extra.indexes ?? [],
});

/** The statements that create a table and its indexes. */
export function createTableSql(table: Table): string {
  const columns = Object.entries(table.columns).map(([name, spec]) => `"${name}" ${spec}`);
  const body = [...columns, ...table.constraints].join(', ');
  const indexes = table.indexes.map(
    (list, place) => `create index ${table.name}_${place} on ${table.name} (${list});`,
  );
  return [`create table ${table.name} (${body}) strict;`, ...indexes].join('\n');
}
