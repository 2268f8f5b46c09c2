/** A printed page's content: words and numbers already written out; the renderer only places them. */
export interface Paper {
  readonly title: string;
  /** The paper's own number, shown under the title. */
  readonly number: string | null;
  readonly issuer: PaperParty;
  readonly parties: readonly PaperParty[];
  readonly facts: readonly PaperFact[];
  /** A paragraph between the facts and the tables: the body of a certificate. */
  readonly statement: string | null;
  readonly tables: readonly PaperTable[];
  readonly totals: readonly PaperFact[];
  readonly notes: readonly string[];
}

/** Who issues or receives a paper. */
export interface PaperParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

export interface PaperTable {
  readonly title: string | null;
  readonly columns: readonly PaperColumn[];
  readonly rows: Iterable<readonly string[]>;
  /** What stands in place of the rows when there are none. */
  readonly whenEmpty: string;
}

export interface PaperColumn {
  readonly title: string;
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align: 'left' | 'right';
}
