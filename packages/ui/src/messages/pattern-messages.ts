import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type PatternMessages, spanishPatternMessages } from './spanish-patterns.ts';

const inForceOver = overrideMessages(spanishPatternMessages);

/** The sentences in force of the patterns of vouchers, certificates and companies. */
export const usePatternMessages = (): PatternMessages => inForceOver(useKitMessages());
