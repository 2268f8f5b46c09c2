import { loadFirstChunk } from './chunk-load-error.ts';
import { loadWholeStyle } from './whole-style.ts';

/** Loads any other part of the portal with the looks it needs. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  loadFirstChunk(async () => {
    const [part] = await Promise.all([load(), loadWholeStyle()]);
    return part;
  });
