/**
 * Deleting a dot takes away what the field would put back at once. So the digit beside it goes:
 * the one before the dot, or the one after it when deleting forward with the Delete key. Returns
 * the text and caret to go on with; any other edit comes back as it was.
 */
export const withoutNeighbour = (
  before: string,
  typed: string,
  caret: number,
  direction: 'back' | 'forward' = 'back',
): { text: string; caret: number } => {
  const lostOnlyADot =
    typed.length === before.length - 1 &&
    before.charAt(caret) === '.' &&
    before.slice(0, caret) + before.slice(caret + 1) === typed;
  if (!lostOnlyADot) return { text: typed, caret };
  if (direction === 'forward') {
    return { text: typed.slice(0, caret) + typed.slice(caret + 1), caret };
  }
  return { text: typed.slice(0, caret - 1) + typed.slice(caret), caret: caret - 1 };
};
