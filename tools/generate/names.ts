/** A name in three cases. */
export interface Names {
  /** 'account-table' */
  readonly kebab: string;
  /** 'AccountTable' */
  readonly pascal: string;
  /** 'accountTable' */
  readonly camel: string;
}

/** Parses a kebab-case name; null if invalid. */
export function parseNames(kebab: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return null;
  const pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}
