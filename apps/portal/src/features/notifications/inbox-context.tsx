import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createSharedInbox, type SharedInbox } from './shared-inbox.ts';

const InboxContext = createContext<SharedInbox | null>(null);

/** Provides the inbox of a session; unmounting signs out of the notification service. */
export const InboxProvider = ({ children }: { children: ReactNode }) => {
  const [sharedInbox] = useState(createSharedInbox);
  useEffect(() => () => sharedInbox.close(), [sharedInbox]);
  return <InboxContext value={sharedInbox}>{children}</InboxContext>;
};

/** The inbox of the session. */
export function useSharedInbox(): SharedInbox {
  const sharedInbox = useContext(InboxContext);
  if (sharedInbox === null) throw new Error('useSharedInbox needs an <InboxProvider> above it.');
  return sharedInbox;
}
