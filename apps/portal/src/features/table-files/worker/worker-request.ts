import type { Sheet } from '../sheet.ts';
import type { ReadOptions } from '../table-file.ts';

/** A request to the worker. It responds once, with a `TableFile` or a `Blob`. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly sheet: Sheet };
