import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type CoreMessages, spanishMessages } from './spanish.ts';
import type { AmountMessages } from './spanish-amounts.ts';
import type { ChoiceMessages } from './spanish-choices.ts';
import type { DateMessages } from './spanish-dates.ts';
import type { ListMessages } from './spanish-lists.ts';
import type { PatternMessages } from './spanish-patterns.ts';

/** Every sentence the kit can say; a deployment replaces any of them. */
export interface KitMessages
  extends CoreMessages,
    DateMessages,
    ChoiceMessages,
    ListMessages,
    PatternMessages,
    AmountMessages {}

/** The core's sentences are always there; those of a group only where they were replaced. */
type MessagesInForce = CoreMessages & Partial<KitMessages>;

const MessagesContext = createContext<MessagesInForce>(spanishMessages);

export interface KitMessagesProviderProps {
  /** Sentences that replace the ones in force; the rest stay as they are. */
  messages: Partial<KitMessages>;
  /** The part of the app that speaks so. */
  children: ReactNode;
}

/** Replaces what the kit says by itself within its children. Without it the kit speaks Spanish. */
export const KitMessagesProvider = ({ messages, children }: KitMessagesProviderProps) => {
  const previous = useContext(MessagesContext);
  const inForce = useMemo(() => ({ ...previous, ...messages }), [previous, messages]);
  return <MessagesContext.Provider value={inForce}>{children}</MessagesContext.Provider>;
};

/** The sentences in force at this place of the tree. */
export const useKitMessages = (): MessagesInForce => useContext(MessagesContext);
