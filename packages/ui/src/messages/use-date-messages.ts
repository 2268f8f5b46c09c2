import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';

const mergeMessages = createMessageMerger(spanishDateMessages);

/** Returns the current messages of date fields and calendars, which load only with those fields. */
export const useDateMessages = (): DateMessages => mergeMessages(useKitMessages());
