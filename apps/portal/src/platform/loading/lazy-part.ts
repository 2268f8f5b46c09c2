import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component that is fetched when it is first rendered. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadChunk(async () => ({ default: await load() })));
