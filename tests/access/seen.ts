import { storeCodes } from '@surtidor/domain/vocabulary';
import type { Sandbox } from '@surtidor/sandbox';

type Database = Sandbox['environment']['db'];

/** Tables whose texts identify a company, with the column of the owner. */
const owned = [
  ['clients', 'cliente'],
  ['users', 'client_code'],
  ['destinations', 'client_code'],
  ['documents', 'client_code'],
  ['orders', 'client_code'],
  ['transactions', 'client_code'],
  ['compensations', 'client_code'],
  ['certificates', 'client_code'],
  ['vouchers', 'customer'],
] as const;

/** Names that any page may contain. */
const sharedNames: ReadonlySet<string> = new Set(storeCodes);

const isIdentifying = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= 6 &&
  !sharedNames.has(value) &&
  !/^\d{4}-\d\d-\d\d/.test(value);

/** Texts that occur in the rows of a single company, with that company. */
export function tellingTexts(db: Database): ReadonlyMap<string, string> {
  const company = new Map<string, string>();
  const shared = new Set<string>();
  for (const [table, owner] of owned) {
    for (const row of db.all<Record<string, unknown>>(`select * from ${table}`, {})) {
      const code = String(row[owner]);
      for (const value of Object.values(row).filter(isIdentifying)) {
        if ((company.get(value) ?? code) !== code) shared.add(value);
        company.set(value, code);
      }
    }
  }
  for (const value of shared) company.delete(value);
  return company;
}

/** A response with the URLs of files decoded: `kind/subject of company`. */
export const readable = (text: string): string =>
  text.replace(/[^"]*\/files\/([\w-]+)\.[\w-]+/g, (_, payload: string) => {
    const [kind, , client, subject] = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return `${client}","${kind}/${subject}`;
  });

/** Other companies whose texts a response contains, except texts that were sent. */
export function foreignRecordsIn(
  text: string,
  sent: string,
  own: string,
  identifying: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set<string>();
  for (const [, value = ''] of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const code = identifying.get(value);
    if (code !== undefined && code !== own && !sent.includes(value)) found.add(code);
  }
  return [...found];
}
