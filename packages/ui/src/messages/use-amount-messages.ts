import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type AmountMessages, spanishAmountMessages } from './spanish-amounts.ts';

const inForceOver = overrideMessages(spanishAmountMessages);

/** Returns the current messages of money fields and payment lines. */
export const useAmountMessages = (): AmountMessages => inForceOver(useKitMessages());
