import { useMemo } from 'react';
import { useKitMessages } from './messages.tsx';
import { type ListMessages, spanishListMessages } from './spanish-lists.ts';

/** The sentences in force of tables, filters and the command palette. */
export const useListMessages = (): ListMessages => {
  const inForce = useKitMessages();
  return useMemo(() => ({ ...spanishListMessages, ...inForce }), [inForce]);
};
