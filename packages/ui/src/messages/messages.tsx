import { createContext, type ReactNode, useContext } from 'react';
import { type KitMessages, spanishMessages } from './spanish.ts';

const MessagesContext = createContext<KitMessages>(spanishMessages);

export interface KitMessagesProviderProps {
  /** Sentences that replace the ones in force; the rest stay as they are. */
  messages: Partial<KitMessages>;
  children: ReactNode;
}

/** Replaces what the kit says by itself within its children. Without it the kit speaks Spanish. */
export const KitMessagesProvider = ({ messages, children }: KitMessagesProviderProps) => {
  const inForce = useContext(MessagesContext);
  return (
    <MessagesContext.Provider value={{ ...inForce, ...messages }}>
      {children}
    </MessagesContext.Provider>
  );
};

/** The sentences in force at this place of the tree. */
export const useKitMessages = (): KitMessages => useContext(MessagesContext);
