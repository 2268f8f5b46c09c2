/** The option 'Todos' of the document filter (spec 5). */
export const allDocumentsOption = 'all';

/** Toggles a document option. 'Todos' and the other options clear each other (spec 5). */
export const toggleDocumentChoice = (
  selected: readonly string[],
  option: string,
): readonly string[] => {
  if (selected.includes(option)) return selected.filter((other) => other !== option);
  if (option === allDocumentsOption) return [allDocumentsOption];
  return [...selected.filter((other) => other !== allDocumentsOption), option];
};

/** Returns the document classes to filter by; empty for no filter. */
export const getDocumentClassFilter = (selected: readonly string[]): readonly string[] =>
  selected.includes(allDocumentsOption) ? [] : selected;
