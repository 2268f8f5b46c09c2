import type { OrdersFiles } from '@surtidor/data';
import { ListDownload } from '../../../features/lists/list-download.tsx';

/** The list as the backend writes it: PDF and Excel. */
export const OrderDownloads = ({ pdf, xls }: OrdersFiles) => (
  <>
    <ListDownload type="PDF" file={pdf} />
    <ListDownload type="Excel" file={xls} />
  </>
);
