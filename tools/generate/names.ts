/** The spellings a generator needs of one name given in kebab-case. */
export interface Names {
  /** 'account-table' */
  readonly kebab: string;
  /** 'AccountTable' */
  readonly pascal: string;
  /** 'accountTable' */
  readonly camel: string;
}

/** Reads a kebab-case name; null when it is not one. */
export function namesFrom(kebab: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return null;
  const pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}
