import { useMemo } from 'react';
import { useKitMessages } from './messages.tsx';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';

/** The choosing fields' sentences in force. */
export const useChoiceMessages = (): ChoiceMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishChoiceMessages, ...inForce }), [inForce]);
};
