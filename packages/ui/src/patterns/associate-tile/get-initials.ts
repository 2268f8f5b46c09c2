const getFirstLetter = (name: string): string => [...name.trim()].at(0) ?? '';

/** Returns the initials of the first given name and the first surname: 'AR' for 'Ana María', 'Rojas Peña'. */
export const getInitials = (firstName: string, lastName: string): string =>
  `${getFirstLetter(firstName)}${getFirstLetter(lastName)}`.toLocaleUpperCase('es');
