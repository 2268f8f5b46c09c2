import { useKitMessages } from './messages.tsx';
import { putOver } from './put-over.ts';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';

const inForceOver = putOver(spanishChoiceMessages);

/** The choosing fields' sentences in force. */
export const useChoiceMessages = (): ChoiceMessages => inForceOver(useKitMessages());
