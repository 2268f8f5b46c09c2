/** The option 'Todos' of the document filter (spec 5). */
export const allDocuments = 'all';

/**
 * The chosen document options after one was clicked. 'Todos' is exclusive: it clears the others,
 * and any other clears it (spec 5). A second click takes an option out.
 */
export const toggleDocumentChoice = (
  chosen: readonly string[],
  option: string,
): readonly string[] => {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (option === allDocuments) return [allDocuments];
  return [...chosen.filter((other) => other !== allDocuments), option];
};

/** The classes a choice stands for; empty means that nothing is filtered out. */
export const chosenDocumentClasses = (chosen: readonly string[]): readonly string[] =>
  chosen.includes(allDocuments) ? [] : chosen;
