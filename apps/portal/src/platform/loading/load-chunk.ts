import { ChunkLoadError } from './chunk-load-error.ts';

/** Loads a lazy part of the portal; a failure is told apart from every other error. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError('A part of the portal could not be loaded.', { cause });
  }
}
