import { useEffect, useState } from 'react';

/** Prints one of many: the one asked for stays on the paper alone until printing is over. */
export function usePrintOne() {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    if (printed === null) return;
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  return { printed, print: setPrinted };
}
