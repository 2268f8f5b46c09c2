import { useEffect, useState } from 'react';

/** Prints one item of a list: the others are hidden until printing ends. */
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
