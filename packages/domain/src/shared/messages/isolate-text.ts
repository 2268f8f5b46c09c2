/** Characters that affect text direction: marks, overrides, isolates and right-to-left letters. */
const turnsWriting =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * Wraps text that affects the writing direction in Unicode isolates, so that it does not affect its
 * surroundings (faults 35). Other text is returned unchanged.
 */
export const isolateText = (text: string): string =>
  turnsWriting.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
