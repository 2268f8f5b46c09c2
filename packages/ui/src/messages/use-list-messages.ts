import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type ListMessages, spanishListMessages } from './spanish-lists.ts';

const inForceOver = overrideMessages(spanishListMessages);

/** Returns the current messages of tables, filters, selection bars and the command palette. */
export const useListMessages = (): ListMessages => inForceOver(useKitMessages());
