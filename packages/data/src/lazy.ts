/**
 * What a resolver may hand on for an output type of the contract: any field may be left out, be
 * null, or be a function that is called only when the field was asked for.
 */
export type Lazy<T> = T extends readonly (infer Item)[]
  ? readonly Lazy<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Lazy<T[Key]> | (() => Lazy<T[Key]> | Promise<Lazy<T[Key]>>) }
    : T;
