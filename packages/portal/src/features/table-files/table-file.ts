/** The separators of cells in a CSV file. */
export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** The encoding of a CSV file, by the names of `TextDecoder`. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

/** The cells of a file as text, row by row; empty rows keep their place. */
export type TableRows = readonly (readonly string[])[];

/** The limits of a file. Those of a workbook are checked before it is decompressed. */
export const tableFileLimits = {
  /** Size of the file. */
  bytes: 2_000_000,
  /** Files inside a workbook. */
  parts: 200,
  /** Size of these files once they are unpacked. */
  unpackedBytes: 40_000_000,
  /** Rows times columns of all sheets, including empty cells. */
  cells: 2_000_000,
} as const;

/** The reason why a file cannot be read. */
export type UnreadableReason =
  /** More than `tableFileLimits.bytes`. */
  | 'too-large'
  /** A workbook with more parts or a larger unpacked size than the limits allow. */
  | 'too-large-unpacked'
  /** A workbook whose sheets span more cells than the limits allow. */
  | 'too-many-cells'
  /** A workbook in a format from before 2007, or an encrypted one. */
  | 'old-or-encrypted'
  /** The file is neither text nor a workbook, or it is damaged. */
  | 'unknown-format'
  /** Reading took longer than the deadline. */
  | 'too-slow'
  /** The code of the reader could not be loaded. */
  | 'reader-missing';

/** A file's content or its error. */
export type TableFile =
  | {
      readonly kind: 'csv';
      readonly rows: TableRows;
      readonly separator: Separator;
      readonly encoding: Encoding;
    }
  | {
      readonly kind: 'workbook';
      readonly rows: TableRows;
      /** The sheet that was read, and every sheet of the workbook. */
      readonly sheet: string;
      readonly sheets: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** The user's settings, which override the detected ones. */
export interface ReadOptions {
  readonly separator?: Separator;
  readonly encoding?: Encoding;
  readonly sheet?: string;
}
