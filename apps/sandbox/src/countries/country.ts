import type { Currency } from '@surtidor/domain/vocabulary';

type NonEmpty<T> = readonly [T, ...T[]];

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

/** A country's currency, and how its amounts are generated and printed. */
export interface CountryCurrency<Code extends Currency = Currency> {
  readonly code: Code;
  /** Printed before an amount. */
  readonly sign: string;
  /** Whether amounts are usually whole units. If so, cents are only printed when they are not zero. */
  readonly usesWholeUnits: boolean;
  /** Colombian pesos per unit. Converts the prices of the fixtures, which are in pesos. */
  readonly pesosPerUnit: number;
  /** Voucher amounts on sale and the maximum per purchase, in minor units. */
  readonly vouchers: {
    readonly amounts: readonly [number, number, number, number];
    readonly maximum: number;
  };
}

/** An identity document, offered in the list of document types. */
export interface IdentityDocument {
  readonly type: string;
  readonly title: string;
  readonly digits: number;
}

/** The data of a country. */
export interface Country<Code extends Currency = Currency> {
  /** IANA time zone. Defines today's date and the local time in responses. */
  readonly timeZone: string;
  readonly currency: CountryCurrency<Code>;
  /** Accepted lengths of a telephone number (spec 5 has 9 and 10). */
  readonly telephoneDigits: readonly number[];
  /** Length of generated telephone numbers. */
  readonly generatedTelephoneDigits: number;
  /** Tax identification number of a company. */
  readonly taxNumber: IdentityDocument;
  /** Identity document of a person. */
  readonly personalDocument: IdentityDocument;
  /** Whether orders also have a number of the country's fuel register (SICOM). */
  readonly hasFuelOrderNumber: boolean;
  /** The fictitious distributor in this country. */
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly companySuffixes: NonEmpty<string>;
  /** Whether streets have numbers ('Calle 12 # 34-56') or names. */
  readonly streetNaming: 'numbered' | 'named';
  readonly streetTypes: NonEmpty<string>;
  readonly plants: NonEmpty<Plant>;
  readonly towns: NonEmpty<Town>;
  /** Id of the first department. The ids of the others follow consecutively. */
  readonly firstDepartmentId: number;
  /** Departments, regions or provinces. */
  readonly departments: readonly string[];
}

export const createTown = (name: string, department: string): Town => ({ name, department });
