import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type CoreMessages, spanishMessages } from './spanish.ts';
import type { AmountMessages } from './spanish-amounts.ts';
import type { ChoiceMessages } from './spanish-choices.ts';
import type { DateMessages } from './spanish-dates.ts';
import type { FileMessages } from './spanish-files.ts';
import type { ListMessages } from './spanish-lists.ts';
import type { PatternMessages } from './spanish-patterns.ts';

/** All messages of the kit; each can be overridden. */
export interface KitMessages
  extends CoreMessages,
    DateMessages,
    ChoiceMessages,
    FileMessages,
    ListMessages,
    PatternMessages,
    AmountMessages {}

/** Core messages are always present; messages of a group are present only if overridden. */
type CurrentMessages = CoreMessages & Partial<KitMessages>;

const MessagesContext = createContext<CurrentMessages>(spanishMessages);

export interface KitMessagesProviderProps {
  /** Messages to override; the others are inherited. */
  messages: Partial<KitMessages>;
  /** The subtree that uses these messages. */
  children: ReactNode;
}

/** Overrides messages of the kit for its children. The default language is Spanish. */
export const KitMessagesProvider = ({ messages, children }: KitMessagesProviderProps) => {
  const parentMessages = useContext(MessagesContext);
  const mergedMessages = useMemo(
    () => ({ ...parentMessages, ...messages }),
    [parentMessages, messages],
  );
  return <MessagesContext.Provider value={mergedMessages}>{children}</MessagesContext.Provider>;
};

/** Returns the current messages. */
export const useKitMessages = (): CurrentMessages => useContext(MessagesContext);
