/**
 * How a field writes and reads amounts of one currency: the app's own formatter and parser, so that
 * an amount is the same where it is typed, pasted and shown. Amounts are whole minor units (cents).
 */
export interface AmountFormat {
  /** Written before the amount: '$ '. */
  readonly prefix: string;
  /** Between units and cents: ','. */
  readonly decimal: string;
  /** Decimals shown: 0 where only whole units are paid (pesos, soles), 2 for dollars. */
  readonly decimals: 0 | 2;
  /** Puts separators between the digits of whole units: '1234' is '1.234'. */
  readonly group: (digits: string) => string;
  /** Writes an amount: 123400 is '$ 1.234'. */
  readonly format: (minor: number) => string;
  /**
   * Reads an amount that was typed or pasted, rounded to what is shown; null when it is none. Must
   * read bare digits, and digits with `decimal` and one or two more.
   */
  readonly read: (text: string) => ReadAmount | null;
}

/** An amount that was read. */
export interface ReadAmount {
  /** The amount in minor units. */
  readonly minor: number;
  /** True when cents were written that are not shown, and were rounded away. */
  readonly rounded: boolean;
}
