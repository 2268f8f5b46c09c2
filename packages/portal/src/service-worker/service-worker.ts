import { type BuiltFiles, startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-types.ts';

/** Injected by the build (build/service-worker.ts). */
declare const __BUILT_FILES__: BuiltFiles;

// The DOM library lacks a worker's scope.
startWorker(globalThis as unknown as WorkerScope, __BUILT_FILES__);
