import type { Currency } from '@surtidor/domain/vocabulary';

type NotEmpty<T> = readonly [T, ...T[]];

/** A fictitious town with its department, region or province. */
export interface Town {
  readonly name: string;
  readonly department: string;
}

/** A plant from which orders are dispatched. */
export interface Plant {
  readonly code: string;
  readonly name: string;
}

/** The currency of a country, as it is printed and as amounts are invented in it. */
export interface CountryCurrency<Code extends Currency = Currency> {
  readonly code: Code;
  /** Printed before an amount. */
  readonly sign: string;
  /** Whether amounts are whole units: cents are printed only where there are some. */
  readonly wholeUnits: boolean;
  /** Colombian pesos in one unit: prices of the fixtures are written in pesos. */
  readonly pesos: number;
  /** Amounts of the vouchers on sale and the most of one purchase, in minor units. */
  readonly vouchers: {
    readonly amounts: readonly [number, number, number, number];
    readonly maximum: number;
  };
}

/** A kind of identity document: offered in the list of document types. */
export interface IdentityDocument {
  readonly type: string;
  readonly title: string;
  readonly digits: number;
}

/** The data of a country. Add a country here. */
export interface Country<Code extends Currency = Currency> {
  /** Zone in which today and every written instant are meant. */
  readonly zone: string;
  readonly currency: CountryCurrency<Code>;
  /** Lengths of a telephone number that are accepted (spec 5 gives both 9 and 10). */
  readonly telephoneDigits: readonly number[];
  /** Length of generated telephone numbers. */
  readonly inventedTelephoneDigits: number;
  /** Number under which a company is taxed. */
  readonly taxNumber: IdentityDocument;
  /** Document of a person. */
  readonly personalDocument: IdentityDocument;
  /** Whether orders carry a number of the country's fuel register (SICOM) too. */
  readonly fuelOrderNumber: boolean;
  /** The fictitious distributor in this country. */
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly companyEndings: NotEmpty<string>;
  /** Whether a street address counts the crossings, or names the street. */
  readonly street: 'numbered' | 'named';
  readonly streetTypes: NotEmpty<string>;
  readonly plants: NotEmpty<Plant>;
  readonly towns: NotEmpty<Town>;
  /** Id of the first of the departments. */
  readonly firstDepartmentId: number;
  /** Departments, regions or provinces. */
  readonly departments: readonly string[];
}

/** A town of a department. */
export const town = (name: string, department: string): Town => ({ name, department });
