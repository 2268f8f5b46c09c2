import { useKitMessages } from './messages.tsx';
import { putOver } from './put-over.ts';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';

const inForceOver = putOver(spanishDateMessages);

/** The date fields' sentences in force. They travel with those fields, not with every page. */
export const useDateMessages = (): DateMessages => inForceOver(useKitMessages());
