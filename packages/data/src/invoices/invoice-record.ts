import type { Compensation } from '@surtidor/domain/compensations';
import { getInvoiceRecord, type Invoice, type InvoiceRecord } from '@surtidor/domain/invoices';
import { toCompensation } from '../compensations/to-compensation.ts';
import { type Transaction, toTransaction } from '../payments/to-transaction.ts';
import { done, type Outcome } from '../shared/outcome.ts';
import { readObject, readString, type StoreContext } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readDetails, requireReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { InvoiceRecordDocument, type InvoiceRecordQuery } from './invoice-record.generated.ts';
import { toInvoice } from './to-invoice.ts';

/** Everything that one request tells about a document. */
export interface InvoiceFindings {
  /** Null if no document has the number. */
  readonly record: InvoiceRecord | null;
  /** The fiscal code; empty if unknown. */
  readonly cufe: string;
  /** The compensations that name the invoice. */
  readonly compensations: readonly Compensation[];
  /** The newest payments of the company, if the backend lists them. */
  readonly transactions: readonly Transaction[];
}

/** What the user may read. */
export interface RecordAccess {
  /** Open balances, compensations and payments. */
  readonly documents: boolean;
  /** The account history. */
  readonly history: boolean;
}

type DocumentsResponse = InvoiceRecordQuery['byDocument'];
type HistoryResponse = InvoiceRecordQuery['historyByDocument'];
type Row = Parameters<typeof toInvoice>[0] & { readonly cufe: string | null };

/** The rows of a response; null if it is missing although it was requested. */
const readDocuments = (response: DocumentsResponse | undefined): readonly (Row | null)[] | null =>
  response === undefined ? [] : (response?.items ?? null);

const readHistory = (response: HistoryResponse | undefined): readonly (Row | null)[] | null =>
  response === undefined
    ? []
    : (response?.data?.flatMap((account) => readObject(account)?.lines ?? []) ?? null);

/** Combines the rows of the three numbers, each line once; null if a part is missing. */
function combineRows(
  parts: readonly (readonly (Row | null)[] | null)[],
  storeContext: StoreContext,
): readonly Invoice[] | null {
  const rows = requireReadableRows(parts)?.flat();
  const lines = rows && requireReadableRows(rows.map((row) => toInvoice(row, storeContext)));
  return lines ? [...new Map(lines.map((line) => [line.id, line])).values()] : null;
}

function read(data: InvoiceRecordQuery, storeContext: StoreContext): InvoiceFindings | null {
  const currentRows = [data.byDocument, data.byInvoice, data.byTaxId].map(readDocuments);
  const historyRows = [data.historyByDocument, data.historyByInvoice, data.historyByTaxId].map(
    readHistory,
  );
  const current = combineRows(currentRows, storeContext);
  const history = combineRows(historyRows, storeContext);
  const record = getInvoiceRecord(current ?? [], history ?? []);
  // A missing part may contain the document.
  if (record === null && (current === null || history === null)) return null;
  const cufeRow = [...currentRows, ...historyRows]
    .flatMap((rows) => rows ?? [])
    .find((row) => record && readString(row?.num_documento) === record.document.documentNumber);
  return {
    record,
    cufe: readString(cufeRow?.cufe),
    compensations: readDetails(data.listarCompensaciones?.items, (row) =>
      toCompensation(row, storeContext),
    ),
    transactions: readDetails(data.listarTransacciones?.items, (row) =>
      toTransaction(row, storeContext),
    ),
  };
}

/** Finds a document by its document, invoice or community tax number, with its payments, in one request. */
const invoiceRecordQuery = defineRemoteQuery({
  document: InvoiceRecordDocument,
  fetchPolicy: 'network-only',
  partial: true,
  read,
  isEmpty: ({ record }) => record === null,
});

/** Builds the request for the document with this number. */
export const buildInvoiceRecordRequest = (
  clientCode: string,
  number: string,
  { documents, history }: RecordAccess,
) => ({
  document: InvoiceRecordDocument,
  variables: { client: clientCode, number, withDocuments: documents, withHistory: history },
});

/** Finds the document with exactly this number, bypassing the cache; null if there is none. */
export async function findInvoice(
  { client, storeContext }: DataContext,
  clientCode: string,
  number: string,
  access: RecordAccess,
): Promise<Outcome<Invoice | null>> {
  const outcome = await fetchOnce(client, {
    ...buildInvoiceRecordRequest(clientCode, number, access),
    read: (data) => read(data, storeContext),
  });
  return outcome.kind === 'failed' ? outcome : done(outcome.value.record?.document ?? null);
}

/** Queries the document with this number. */
export const useInvoiceRecord = (
  clientCode: string,
  number: string,
  access: RecordAccess,
): Remote<InvoiceFindings> =>
  useRemote(invoiceRecordQuery, buildInvoiceRecordRequest(clientCode, number, access).variables);
