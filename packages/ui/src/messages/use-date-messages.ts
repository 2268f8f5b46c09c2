import { useMemo } from 'react';
import { useKitMessages } from './messages.tsx';
import { type DateMessages, spanishDateMessages } from './spanish-dates.ts';

/** The date fields' sentences in force. They travel with those fields, not with every page. */
export const useDateMessages = (): DateMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishDateMessages, ...inForce }), [inForce]);
};
