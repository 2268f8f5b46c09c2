import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { AmountMessages } from './amounts.ts';
import type { ChoiceMessages } from './choices.ts';
import { type CoreMessages, spanishCoreMessages } from './core.ts';
import type { DateMessages } from './dates.ts';
import type { FileMessages } from './files.ts';
import type { ListMessages } from './lists.ts';
import type { PatternMessages } from './patterns.ts';

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

const MessagesContext = createContext<CurrentMessages>(spanishCoreMessages);

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

/** Returns the messages of a group: its Spanish defaults with the current overrides. */
export function useGroupMessages<Group extends object>(defaults: Group): Group {
  const overrides = useKitMessages();
  return useMemo(() => ({ ...defaults, ...overrides }), [defaults, overrides]);
}
