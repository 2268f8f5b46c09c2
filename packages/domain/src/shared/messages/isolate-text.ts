/** Characters that turn the direction of writing: marks, overrides, isolates, and letters from the right. */
const turnsWriting =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * A name so that it turns no text around it: kept apart by Unicode's isolates where it holds what
 * changes the direction of writing (faults 35). Every other text comes back as it is.
 */
export const isolateText = (text: string): string =>
  turnsWriting.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
