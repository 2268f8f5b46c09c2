import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type AmountMessages, spanishAmountMessages } from './spanish-amounts.ts';

const inForceOver = overrideMessages(spanishAmountMessages);

/** The sentences in force of fields for money and lines of a payment. */
export const useAmountMessages = (): AmountMessages => inForceOver(useKitMessages());
