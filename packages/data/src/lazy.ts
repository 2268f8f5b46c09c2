/**
 * The resolver value of an output type: each field may be absent, null, or a function that is
 * called when the field is selected.
 */
export type Lazy<T> = T extends readonly (infer Item)[]
  ? readonly Lazy<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Lazy<T[Key]> | (() => Lazy<T[Key]> | Promise<Lazy<T[Key]>>) }
    : T;
