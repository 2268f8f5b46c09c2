import { useEffect, useState } from 'react';

/** After so long the loader says that it takes longer than usual. */
const slowAfterMs = 5_000;
/** After so long there is a safe way out (faults 4). */
const exitAfterMs = 12_000;

/** Where a wait stands: calm at first, then honest, then with a way out. */
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
