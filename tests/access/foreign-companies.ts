import { storeCodes } from '@surtidor/domain/vocabulary';
import type { Sandbox } from '@surtidor/sandbox';

type Database = Sandbox['environment']['db'];

/** Tables whose strings identify a company, each with the column that holds the company's code. */
const ownerColumns = [
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

/** Maps each string that occurs in the rows of a single company to the code of that company. */
export function getCompanyByText(db: Database): ReadonlyMap<string, string> {
  const companyByText = new Map<string, string>();
  const sharedStrings = new Set<string>();
  for (const [table, owner] of ownerColumns) {
    for (const row of db.all<Record<string, unknown>>(`select * from ${table}`, {})) {
      const code = String(row[owner]);
      for (const value of Object.values(row).filter(isIdentifying)) {
        if ((companyByText.get(value) ?? code) !== code) sharedStrings.add(value);
        companyByText.set(value, code);
      }
    }
  }
  for (const value of sharedStrings) companyByText.delete(value);
  return companyByText;
}

/** Decodes the file URLs of a response, which contain the kind, the subject and the company. */
export const decodeFileUrls = (text: string): string =>
  text.replace(/[^"]*\/files\/([\w-]+)\.[\w-]+/g, (_, payload: string) => {
    const [kind, , client, subject] = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return `${client}","${kind}/${subject}`;
  });

/** Returns the other companies whose strings a response contains. Strings that the request sent are ignored. */
export function findForeignCompanies(
  text: string,
  sentText: string,
  ownCompany: string,
  companyByText: ReadonlyMap<string, string>,
): readonly string[] {
  const companies = new Set<string>();
  for (const [, value = ''] of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const code = companyByText.get(value);
    if (code !== undefined && code !== ownCompany && !sentText.includes(value)) companies.add(code);
  }
  return [...companies];
}
