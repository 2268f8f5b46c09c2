/** Characters that affect text direction: marks, overrides, isolates and right-to-left letters. */
const bidirectionalCharacters =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * Wraps text that affects the writing direction in Unicode isolates, so the surrounding text keeps its
 * direction (faults 35). Returns other text unchanged.
 */
export const isolateText = (text: string): string =>
  bidirectionalCharacters.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
