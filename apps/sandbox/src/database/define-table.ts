/** A column's SQL type and constraints, e.g. 'text not null' or 'integer primary key'. */
export type ColumnSpec = `${'integer' | 'text'}${string}`;

type Columns = Readonly<Record<string, ColumnSpec>>;

type ColumnValue<Spec> = Spec extends `integer${string}` ? number : string;
type IsNotNull<Spec> = Spec extends `${string}not null${string}` | `integer primary key${string}`
  ? true
  : false;
type IsRequired<Spec> = Spec extends `${string}default${string}`
  ? false
  : Spec extends `${string}not null${string}`
    ? true
    : false;

/** A table definition. Row types are inferred from the columns. */
export interface Table<Name extends string = string, Spec extends Columns = Columns> {
  readonly name: Name;
  readonly columns: Spec;
  /** Table constraints, e.g. 'unique (client_code, num_documento)'. */
  readonly constraints: readonly string[];
  /** Column lists of the indexes, e.g. 'client_code, fecha_documento'. */
  readonly indexes: readonly string[];
}

/** The type of a selected row. */
export type RowOf<T> =
  T extends Table<string, infer Spec>
    ? {
        -readonly [K in keyof Spec]: IsNotNull<Spec[K]> extends true
          ? ColumnValue<Spec[K]>
          : ColumnValue<Spec[K]> | null;
      }
    : never;

/** The type of a row to insert. Primary keys, nullable columns and columns with a default are optional. */
export type InsertOf<T> =
  T extends Table<string, infer Spec>
    ? {
        readonly [K in keyof Spec as IsRequired<Spec[K]> extends true ? K : never]: ColumnValue<
          Spec[K]
        >;
      } & {
        readonly [K in keyof Spec as IsRequired<Spec[K]> extends true ? never : K]?: ColumnValue<
          Spec[K]
        > | null;
      }
    : never;

/** Defines a table and infers its row types. */
export const defineTable = <Name extends string, const Spec extends Columns>(
  name: Name,
  columns: Spec,
  options: { constraints?: readonly string[]; indexes?: readonly string[] } = {},
): Table<Name, Spec> => ({
  name,
  columns,
  constraints: options.constraints ?? [],
  indexes: options.indexes ?? [],
});

/** Returns the SQL statements that create a table and its indexes. */
export function createTableSql(table: Table): string {
  const columns = Object.entries(table.columns).map(([name, spec]) => `"${name}" ${spec}`);
  const body = [...columns, ...table.constraints].join(', ');
  const indexes = table.indexes.map(
    (columnList, index) => `create index ${table.name}_${index} on ${table.name} (${columnList});`,
  );
  return [`create table ${table.name} (${body}) strict;`, ...indexes].join('\n');
}
