import { useMemo } from 'react';
import { useKitMessages } from './messages.tsx';
import { type PatternMessages, spanishPatternMessages } from './spanish-patterns.ts';

/** The sentences in force of the patterns of vouchers, certificates and companies. */
export const usePatternMessages = (): PatternMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishPatternMessages, ...inForce }), [inForce]);
};
