import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createInboxHolder, type InboxHolder } from './inbox-holder.ts';

const InboxContext = createContext<InboxHolder | null>(null);

/** Gives a sign-in its one inbox; leaving signs out of the notification service. */
export const InboxProvider = ({ children }: { children: ReactNode }) => {
  const [holder] = useState(createInboxHolder);
  useEffect(() => () => holder.close(), [holder]);
  return <InboxContext value={holder}>{children}</InboxContext>;
};

/** The holder of the sign-in's inbox. */
export function useInboxHolder(): InboxHolder {
  const holder = useContext(InboxContext);
  if (holder === null) throw new Error('useInboxHolder needs an <InboxProvider> above it.');
  return holder;
}
