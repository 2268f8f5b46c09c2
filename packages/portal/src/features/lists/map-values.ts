/** Converts the values of a record. */
export const mapValues = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  convert: (value: Value, key: Key) => Result,
): Readonly<Record<Key, Result>> =>
  // The keys are those of `record`.
  Object.fromEntries(
    Object.entries<Value>(record).map(([key, value]) => [key, convert(value, key as Key)]),
  ) as Record<Key, Result>;
