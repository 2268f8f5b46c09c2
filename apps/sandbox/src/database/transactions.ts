/** Wraps a piece of work in one transaction; a nested call joins the outer one. */
export function makeTransaction(
  exec: (sql: string) => void,
): <Result>(work: () => Result) => Result {
  let open = false;
  return (work) => {
    if (open) return work();
    exec('begin immediate');
    open = true;
    try {
      const result = work();
      exec('commit');
      return result;
    } catch (error) {
      try {
        exec('rollback');
      } catch {
        // SQLite rolls back itself when the disk is full; keep the first error.
      }
      throw error;
    } finally {
      open = false;
    }
  };
}
