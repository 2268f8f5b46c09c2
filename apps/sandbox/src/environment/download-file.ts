import type { Dealer } from './context.ts';
import type { FileRequest } from './file-request.ts';

/** Builds a `DownloadFile` of the contract. The URL is only created if the query selects it. */
export const createFile = (dealer: Dealer, request: Omit<FileRequest, 'clientCode'>) => ({
  url: () => dealer.environment.files.createUrl({ ...request, clientCode: dealer.clientCode }),
  status: '1',
  mensaje: '',
});

/** Builds a `DownloadFile` without a URL. `mensaje` tells the user the reason. */
export const createMissingFile = (mensaje: string) => ({ url: '', status: '0', mensaje });
