import { createContext, type RefObject } from 'react';

/**
 * The id of the column whose heading was clicked last. The skeleton replaces the rows while the sorted ones load, so the
 * list remembers it, and its rows focus the heading again.
 */
export const SortedColumnContext = createContext<RefObject<string | null>>({ current: null });
