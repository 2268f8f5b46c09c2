import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type ListMessages, spanishListMessages } from './spanish-lists.ts';

const mergeMessages = createMessageMerger(spanishListMessages);

/** Returns the current messages of tables, filters, selection bars and the command palette. */
export const useListMessages = (): ListMessages => mergeMessages(useKitMessages());
