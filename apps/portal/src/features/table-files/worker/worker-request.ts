import type { Sheet } from '../sheet.ts';
import type { ReadOptions } from '../table-file.ts';

/** What the worker is asked to do. It answers once, with a `TableFile` or with a `Blob`. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly sheet: Sheet };
