import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';

const inForceOver = overrideMessages(spanishChoiceMessages);

/** Returns the current messages of select, rating and counter fields. */
export const useChoiceMessages = (): ChoiceMessages => inForceOver(useKitMessages());
