import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type PatternMessages, spanishPatternMessages } from './spanish-patterns.ts';

const inForceOver = overrideMessages(spanishPatternMessages);

/** Returns the current messages of the patterns for vouchers, certificates and companies. */
export const usePatternMessages = (): PatternMessages => inForceOver(useKitMessages());
