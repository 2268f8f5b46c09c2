/** The content of a PDF: formatted texts, which the renderer lays out. */
export interface PdfDocument {
  readonly title: string;
  /** The document's own number, shown under the title. */
  readonly number: string | null;
  readonly issuer: PdfParty;
  readonly parties: readonly PdfParty[];
  readonly facts: readonly PdfFact[];
  /** A paragraph between the facts and the tables: the body of a certificate. */
  readonly statement: string | null;
  readonly tables: readonly PdfTable[];
  readonly totals: readonly PdfFact[];
  readonly notes: readonly string[];
}

/** Who issues or receives a document. */
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
  /** Text shown without rows. */
  readonly whenEmpty: string;
}

export interface PdfColumn {
  readonly title: string;
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align: 'left' | 'right';
}
