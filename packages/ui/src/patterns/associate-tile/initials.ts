const firstLetter = (name: string): string => [...name.trim()].at(0) ?? '';

/** The first letters of the first given name and the first surname: 'Ana María', 'Rojas Peña' is 'AR'. */
export const initialsOf = (firstName: string, lastName: string): string =>
  `${firstLetter(firstName)}${firstLetter(lastName)}`.toLocaleUpperCase('es');
