import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type FileMessages, spanishFileMessages } from './spanish-files.ts';

const inForceOver = overrideMessages(spanishFileMessages);

/** Returns the current messages of file fields. */
export const useFileMessages = (): FileMessages => inForceOver(useKitMessages());
