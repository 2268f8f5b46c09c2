import { useKitMessages } from './messages.tsx';
import { overrideMessages } from './override-messages.ts';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';

const inForceOver = overrideMessages(spanishChoiceMessages);

/** The current messages of select fields. */
export const useChoiceMessages = (): ChoiceMessages => inForceOver(useKitMessages());
