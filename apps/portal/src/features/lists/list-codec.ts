/** How a list's filter is written in the address and read from it. */
export interface ListCodec<F> {
  /** The filter an address asks for; what is unknown or malformed is left out, never an error. */
  readonly read: (parameters: URLSearchParams) => F;
  /** The parameters of a filter; a condition that is not set has none. */
  readonly write: (filter: F) => Readonly<Record<string, string>>;
}
