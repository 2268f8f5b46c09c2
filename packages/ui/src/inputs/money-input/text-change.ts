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

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * Returns the change between two texts. A known selection resolves ambiguity: '12' typed over a selected '12.345'
 * is new text, not a deletion.
 */
export const getChange = (
  previous: string,
  after: string,
  caret: number,
  selection: Selection | null,
): TextChange => {
  if (selection !== null) {
    const { start, end } = selection;
    const inserted = after.slice(start, after.length - (previous.length - end));
    const grew = after.length - (previous.length - (end - start));
    if (grew >= 0 && previous.slice(0, start) + inserted + previous.slice(end) === after) {
      return { from: start, to: end, inserted };
    }
  }
  const behind = previous.endsWith(after.slice(caret)) ? after.length - caret : 0;
  const [head, changed] = [
    previous.slice(0, previous.length - behind),
    after.slice(0, after.length - behind),
  ];
  const from = commonStart(head, changed);
  return { from, to: head.length, inserted: changed.slice(from) };
};
