import { useEffect, useState } from 'react';

/** The delay after which the loader says that it takes longer than usual. */
const slowAfterMs = 5_000;
/** The delay after which the modal can be closed safely (faults 4). */
const exitAfterMs = 12_000;

/** The phase of a wait. */
export function useWait(): 'calm' | 'slow' | 'exit' {
  const [wait, setWait] = useState<'calm' | 'slow' | 'exit'>('calm');
  useEffect(() => {
    const slow = window.setTimeout(() => setWait('slow'), slowAfterMs);
    const exit = window.setTimeout(() => setWait('exit'), exitAfterMs);
    return () => {
      window.clearTimeout(slow);
      window.clearTimeout(exit);
    };
  }, []);
  return wait;
}
