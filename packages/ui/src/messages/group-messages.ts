import { useMemo } from 'react';
import { useKitMessages } from './messages.tsx';
import { type ChoiceMessages, spanishChoiceMessages } from './spanish-choices.ts';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';
import { type ListMessages, spanishListMessages } from './spanish-lists.ts';

/** The date fields' sentences in force. They travel with those fields, not with every page. */
export const useDateMessages = (): DateMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishDateMessages, ...inForce }), [inForce]);
};

/** The choosing fields' sentences in force. */
export const useChoiceMessages = (): ChoiceMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishChoiceMessages, ...inForce }), [inForce]);
};

/** The sentences in force of tables, filters and the command palette. */
export const useListMessages = (): ListMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishListMessages, ...inForce }), [inForce]);
};
