/** Creates a function that runs a callback in a transaction. A nested call joins the outer transaction. */
export function createTransaction(
  exec: (sql: string) => void,
): <Result>(callback: () => Result) => Result {
  let isOpen = false;
  return (callback) => {
    if (isOpen) return callback();
    exec('begin immediate');
    isOpen = true;
    try {
      const result = callback();
      exec('commit');
      return result;
    } catch (error) {
      try {
        exec('rollback');
      } catch {
        // SQLite already rolled back, e.g. because the disk is full. Throw the original error.
      }
      throw error;
    } finally {
      isOpen = false;
    }
  };
}
