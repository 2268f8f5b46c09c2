import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';

const inForceOver = overrideMessages(spanishDateMessages);

/** Returns the current messages of date fields and calendars, which load with those fields only. */
export const useDateMessages = (): DateMessages => inForceOver(useKitMessages());
