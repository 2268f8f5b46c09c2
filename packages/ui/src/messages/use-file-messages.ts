import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type FileMessages, spanishFileMessages } from './spanish-files.ts';

const mergeMessages = createMessageMerger(spanishFileMessages);

/** Returns the current messages of file fields. */
export const useFileMessages = (): FileMessages => mergeMessages(useKitMessages());
