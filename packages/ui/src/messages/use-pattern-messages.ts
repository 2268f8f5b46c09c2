import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type PatternMessages, spanishPatternMessages } from './spanish-patterns.ts';

const mergeMessages = createMessageMerger(spanishPatternMessages);

/** Returns the current messages of the patterns for vouchers, certificates and companies. */
export const usePatternMessages = (): PatternMessages => mergeMessages(useKitMessages());
