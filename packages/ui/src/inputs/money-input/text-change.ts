/** A change that replaces the previous text between `from` and `to`. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

/** The selection before an edit. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

const getCommonPrefixLength = (first: string, second: string): number => {
  let length = 0;
  while (length < first.length && length < second.length && first[length] === second[length])
    length += 1;
  return length;
};

/**
 * Returns the change between two texts. A known selection resolves ambiguity: '12' typed over a selected '12.345'
 * is new text, not a deletion.
 */
export const getChange = (
  previous: string,
  current: string,
  caret: number,
  selection: Selection | null,
): TextChange => {
  if (selection !== null) {
    const { start, end } = selection;
    const inserted = current.slice(start, current.length - (previous.length - end));
    const insertedLength = current.length - (previous.length - (end - start));
    if (
      insertedLength >= 0 &&
      previous.slice(0, start) + inserted + previous.slice(end) === current
    ) {
      return { from: start, to: end, inserted };
    }
  }
  const suffixLength = previous.endsWith(current.slice(caret)) ? current.length - caret : 0;
  const [previousStart, currentStart] = [
    previous.slice(0, previous.length - suffixLength),
    current.slice(0, current.length - suffixLength),
  ];
  const from = getCommonPrefixLength(previousStart, currentStart);
  return { from, to: previousStart.length, inserted: currentStart.slice(from) };
};
