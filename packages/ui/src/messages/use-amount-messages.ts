import { useKitMessages } from './messages.tsx';
import { putOver } from './put-over.ts';
import { type AmountMessages, spanishAmountMessages } from './spanish-amounts.ts';

const inForceOver = putOver(spanishAmountMessages);

/** The sentences in force of fields for money and lines of a payment. */
export const useAmountMessages = (): AmountMessages => inForceOver(useKitMessages());
