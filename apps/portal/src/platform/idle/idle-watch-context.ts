import { createContext, useContext } from 'react';
import type { IdleWatch } from './idle-watch.ts';

/** The idle clock of the session, for whatever leaves for the bank or comes back. */
export const IdleWatchContext = createContext<IdleWatch | null>(null);

/** The idle clock of the session; null outside one. */
export const useIdleWatch = (): IdleWatch | null => useContext(IdleWatchContext);
