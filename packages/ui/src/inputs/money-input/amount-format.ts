/**
 * Formats and parses the amounts of a currency. Use the same formatter and parser in the entire app to read and
 * display amounts consistently. Amounts are whole minor units (cents).
 */
export interface AmountFormat {
  /** The text before the amount: '$ '. */
  readonly prefix: string;
  /** The decimal separator: ','. */
  readonly decimal: string;
  /** The number of decimals that can be typed: 0 for currencies paid in whole units (pesos, soles), 2 for dollars. */
  readonly decimals: 0 | 2;
  /** Adds thousands separators to whole units: '1234' becomes '1.234'. */
  readonly group: (digits: string) => string;
  /** Formats the exact amount: 123400 becomes '$ 1.234', and 123440 '$ 1.234,40' even without typed decimals. */
  readonly format: (minor: number) => string;
  /**
   * Parses a typed or pasted amount, rounded to the decimals that can be typed; null if it is not an amount. Must
   * accept plain digits, and digits followed by `decimal` and one or two more.
   */
  readonly read: (text: string) => ReadAmount | null;
}

/** A parsed amount. */
export interface ReadAmount {
  /** The amount in minor units. */
  readonly minor: number;
  /** Whether the text had cents that cannot be typed and were rounded. */
  readonly rounded: boolean;
}
