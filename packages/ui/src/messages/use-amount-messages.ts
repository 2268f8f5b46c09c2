import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type AmountMessages, spanishAmountMessages } from './spanish-amounts.ts';

const mergeMessages = createMessageMerger(spanishAmountMessages);

/** Returns the current messages of money fields and payment lines. */
export const useAmountMessages = (): AmountMessages => mergeMessages(useKitMessages());
