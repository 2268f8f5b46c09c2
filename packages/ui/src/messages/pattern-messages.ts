import { useKitMessages } from './messages.tsx';
import { putOver } from './put-over.ts';
import { type PatternMessages, spanishPatternMessages } from './spanish-patterns.ts';

const inForceOver = putOver(spanishPatternMessages);

/** The sentences in force of the patterns of vouchers, certificates and companies. */
export const usePatternMessages = (): PatternMessages => inForceOver(useKitMessages());
