import type { Dealer } from './context.ts';
import type { FileRequest } from './file-request.ts';

/** A DownloadFile of the contract that is ready; its address is made only when it is asked for. */
export const readyFile = (dealer: Dealer, request: Omit<FileRequest, 'clientCode'>) => ({
  url: () => dealer.environment.files.address({ ...request, clientCode: dealer.clientCode }),
  status: '1',
  mensaje: '',
});

/** A DownloadFile of the contract that cannot be had, with the reason shown to the user. */
export const missingFile = (mensaje: string) => ({ url: '', status: '0', mensaje });
