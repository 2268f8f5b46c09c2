import { useKitMessages } from './messages.tsx';
import { putOver } from './put-over.ts';
import { type ListMessages, spanishListMessages } from './spanish-lists.ts';

const inForceOver = putOver(spanishListMessages);

/** The sentences in force of tables, filters, selection bars and the command palette. */
export const useListMessages = (): ListMessages => inForceOver(useKitMessages());
