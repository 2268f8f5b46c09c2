/** A key-value storage that never throws. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether the value outlives the page. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** Returns a copy of all keys. */
  readonly keys: () => readonly string[];
}

/** Creates an in-memory storage, for the server and for tests. */
export function createMemoryStorage(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}

/** A value that the browser could not store. */
interface UnstoredValue {
  readonly value: string;
  /** The stored value that it replaces; null if there is none. */
  readonly replaced: string | null;
}

/**
 * Wraps a browser storage. Falls back to memory if the storage is blocked or full (faults 17).
 * @param getStorage Returns the storage; throws if it is blocked.
 */
export function createSafeStorage(getStorage: () => Storage): KeyValueStorage {
  const unstoredValues = new Map<string, UnstoredValue>();
  const readStored = (key: string) => {
    try {
      return getStorage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    get: (key) => {
      const stored = readStored(key);
      const unstored = unstoredValues.get(key);
      // Another tab may have stored a newer value.
      return unstored !== undefined && unstored.replaced === stored ? unstored.value : stored;
    },
    set: (key, value) => {
      try {
        getStorage().setItem(key, value);
        unstoredValues.delete(key);
        return true;
      } catch {
        unstoredValues.set(key, { value, replaced: readStored(key) });
        return false;
      }
    },
    remove: (key) => {
      unstoredValues.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // A blocked storage has no entry to remove.
      }
    },
    keys: () => {
      try {
        const storage = getStorage();
        const storedKeys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        return [
          ...new Set([...storedKeys.filter((key) => key !== null), ...unstoredValues.keys()]),
        ];
      } catch {
        return [...unstoredValues.keys()];
      }
    },
  };
}
