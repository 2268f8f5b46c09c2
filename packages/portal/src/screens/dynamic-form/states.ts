/** The states this screen must show; each has a story of the same name. */
export const dynamicFormStates = ['ready', 'validators', 'unknown-form', 'sent'] as const;
