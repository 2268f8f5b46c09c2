import { readTableFile } from '../read-table-file.ts';
import { writeWorkbook } from '../write-workbook.ts';
import type { WorkerRequest } from './worker-request.ts';

const handle = (request: WorkerRequest) =>
  request.kind === 'read'
    ? readTableFile(request.bytes, request.options)
    : writeWorkbook(request.sheet);

/** Runs in a worker, so that a large file does not block the page (faults 39). */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // An error that is reported reaches the page as the worker's 'error' event.
  handle(data).then((answer) => postMessage(answer), reportError);
});
