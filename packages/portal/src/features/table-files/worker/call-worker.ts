import { createScriptUrlPolicy } from '../../../platform/browser/script-url-policy.ts';
import type { Sheet } from '../sheet.ts';
import {
  type ReadOptions,
  type TableFile,
  tableFileLimits,
  type UnreadableReason,
} from '../table-file.ts';
import workerUrl from './table-file-worker?worker&url';
import type { WorkerRequest } from './table-file-worker.ts';

/** A valid file takes less time, even on a slow phone. */
const timeoutMs = 30_000;

const trustedScriptUrl = createScriptUrlPolicy('surtidor-table-files', (url) => url === workerUrl);

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Sends one request to a new worker, which is terminated after the response, the timeout or the signal. */
function callWorker<WorkerResponse>(
  request: WorkerRequest,
  signal?: AbortSignal,
): Promise<WorkerResponse> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const response = new Promise<WorkerResponse>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    signal?.addEventListener('abort', () => reject(signal.reason));
    setTimeout(() => reject(new TimeoutError()), timeoutMs);
  });
  worker.postMessage(request);
  return response.finally(() => worker.terminate());
}

const createUnreadableFile = (reason: UnreadableReason): TableFile => ({
  kind: 'unreadable',
  reason,
});

/** Reads a CSV file or a workbook in a worker. Rejects only when the signal aborts. */
export async function readFileInWorker(
  file: File,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<TableFile> {
  if (file.size > tableFileLimits.bytes) return createUnreadableFile('too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await callWorker<TableFile>({ kind: 'read', bytes, options }, signal);
  } catch (error) {
    signal.throwIfAborted();
    return createUnreadableFile(error instanceof TimeoutError ? 'too-slow' : 'reader-missing');
  }
}

/** Writes a workbook (XLSX) in a worker. */
export const writeWorkbookInWorker = (sheet: Sheet): Promise<Blob> =>
  callWorker<Blob>({ kind: 'write', sheet });
