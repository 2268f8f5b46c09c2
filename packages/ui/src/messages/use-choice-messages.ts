import { createMessageMerger } from './create-message-merger.ts';
import { useKitMessages } from './messages.tsx';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';

const mergeMessages = createMessageMerger(spanishChoiceMessages);

/** Returns the current messages of select, rating and counter fields. */
export const useChoiceMessages = (): ChoiceMessages => mergeMessages(useKitMessages());
