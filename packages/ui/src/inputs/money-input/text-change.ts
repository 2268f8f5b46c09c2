/** A part of a text that gave way to another: from `from` to `to` of the text as it was. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

/** What was marked before an edit. */
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
 * What an edit changed, from the text before and after it. What was marked decides where it is
 * known: '12' typed over '12.345' is a new text, not a part that was deleted.
 */
export const changeOf = (
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
