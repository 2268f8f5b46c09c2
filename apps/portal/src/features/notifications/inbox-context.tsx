import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createSharedInbox, type SharedInbox } from './shared-inbox.ts';

const InboxContext = createContext<SharedInbox | null>(null);

/** Gives a sign-in its one inbox; leaving signs out of the notification service. */
export const InboxProvider = ({ children }: { children: ReactNode }) => {
  const [sharedInbox] = useState(createSharedInbox);
  useEffect(() => () => sharedInbox.close(), [sharedInbox]);
  return <InboxContext value={sharedInbox}>{children}</InboxContext>;
};

/** The holder of the sign-in's inbox. */
export function useSharedInbox(): SharedInbox {
  const sharedInbox = useContext(InboxContext);
  if (sharedInbox === null) throw new Error('useSharedInbox needs an <InboxProvider> above it.');
  return sharedInbox;
}
