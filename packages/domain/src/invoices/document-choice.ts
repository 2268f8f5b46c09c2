/** The option 'Todos' of the document filter (spec 5). */
export const allDocuments = 'all';

/** Toggles a document option. 'Todos' is exclusive: it clears the others, and they clear it (spec 5). */
export const toggleDocumentChoice = (
  selected: readonly string[],
  option: string,
): readonly string[] => {
  if (selected.includes(option)) return selected.filter((other) => other !== option);
  if (option === allDocuments) return [allDocuments];
  return [...selected.filter((other) => other !== allDocuments), option];
};

/** The selected classes; empty means no filter. */
export const selectedDocumentClasses = (selected: readonly string[]): readonly string[] =>
  selected.includes(allDocuments) ? [] : selected;
