/** The content of a PDF: formatted strings without layout. */
export interface PdfDocument {
  readonly title: string;
  /** The number of the document, printed below the title. */
  readonly number: string | null;
  readonly issuer: PdfParty;
  readonly parties: readonly PdfParty[];
  readonly facts: readonly PdfFact[];
  /** A paragraph between the facts and the tables, e.g. the text of a certificate. */
  readonly statement: string | null;
  readonly tables: readonly PdfTable[];
  readonly totals: readonly PdfFact[];
  readonly notes: readonly string[];
}

/** The issuer, recipient or destination of a document. */
export interface PdfParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PdfFact {
  readonly label: string;
  readonly value: string;
}

export interface PdfTable {
  readonly title: string | null;
  readonly columns: readonly PdfColumn[];
  readonly rows: Iterable<readonly string[]>;
  /** Text printed if there are no rows. */
  readonly emptyText: string;
}

export interface PdfColumn {
  readonly title: string;
  /** Share of the table width. The shares of all columns add up to 1. */
  readonly share: number;
  readonly align: 'left' | 'right';
}
