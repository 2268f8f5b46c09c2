import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';

const inForceOver = overrideMessages(spanishDateMessages);

/** The date fields' sentences in force. They travel with those fields, not with every page. */
export const useDateMessages = (): DateMessages => inForceOver(useKitMessages());
