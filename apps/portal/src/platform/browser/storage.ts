/** A key-value storage that never throws. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Returns a copy of all keys. */
  readonly keys: () => readonly string[];
}

/** Creates an in-memory storage. */
export function createMemoryStorage(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}

/** Wraps a browser storage. Falls back to memory if the storage is blocked or full (faults 17). */
export function createSafeStorage(storage: Storage): KeyValueStorage {
  const memory = createMemoryStorage();
  return {
    get: (key) => {
      try {
        return storage.getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set: (key, value) => {
      try {
        storage.setItem(key, value);
        memory.remove(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.remove(key);
      try {
        storage.removeItem(key);
      } catch {
        // A blocked storage has no entry to remove.
      }
    },
    keys: () => {
      try {
        const storedKeys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        return [...new Set([...storedKeys.filter((key) => key !== null), ...memory.keys()])];
      } catch {
        return memory.keys();
      }
    },
  };
}
