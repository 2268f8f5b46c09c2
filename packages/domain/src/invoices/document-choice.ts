/** The option 'Todos' of the document filter (spec 5). */
export const allDocuments = 'all';

/**
 * The selected document options after one was clicked. 'Todos' is exclusive: it clears the others,
 * and any other clears it (spec 5). A second click takes an option out.
 */
export const toggleDocumentChoice = (
  selected: readonly string[],
  option: string,
): readonly string[] => {
  if (selected.includes(option)) return selected.filter((other) => other !== option);
  if (option === allDocuments) return [allDocuments];
  return [...selected.filter((other) => other !== allDocuments), option];
};

/** The classes a choice stands for; empty means that nothing is filtered out. */
export const selectedDocumentClasses = (selected: readonly string[]): readonly string[] =>
  selected.includes(allDocuments) ? [] : selected;
