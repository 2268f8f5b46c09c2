/** The option 'Todos' of the document filter (spec 5). */
export const allDocuments = 'all';

/** Toggles a document option. 'Todos' and the other options clear each other (spec 5). */
export const toggleDocumentChoice = (
  selected: readonly string[],
  option: string,
): readonly string[] => {
  if (selected.includes(option)) return selected.filter((other) => other !== option);
  if (option === allDocuments) return [allDocuments];
  return [...selected.filter((other) => other !== allDocuments), option];
};

/** The selected classes; empty means no filter. */
export const getDocumentClassFilter = (selected: readonly string[]): readonly string[] =>
  selected.includes(allDocuments) ? [] : selected;
