import { createContext, useContext } from 'react';
import type { IdleWatch } from './idle-watch.ts';

/** The idle clock of the session, for redirects to the bank and back. */
export const IdleWatchContext = createContext<IdleWatch | null>(null);

/** The idle clock of the session; null outside one. */
export const useIdleWatch = (): IdleWatch | null => useContext(IdleWatchContext);
