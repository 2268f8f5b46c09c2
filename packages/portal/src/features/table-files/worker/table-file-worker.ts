import { readTableFile } from '../read-table-file.ts';
import type { Sheet } from '../sheet.ts';
import type { ReadOptions } from '../table-file.ts';
import { writeWorkbook } from '../write-workbook.ts';

/** A request to the worker. It responds once, with a `TableFile` or a `Blob`. */
export type WorkerRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly sheet: Sheet };

const handleRequest = (request: WorkerRequest) =>
  request.kind === 'read'
    ? readTableFile(request.bytes, request.options)
    : writeWorkbook(request.sheet);

/** Runs in a worker, so that a large file does not block the page (faults 39). */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // The page receives reported errors as the worker's 'error' event.
  handleRequest(data).then((response) => postMessage(response), reportError);
});
