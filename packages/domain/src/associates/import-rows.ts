import type { Message } from '../shared/messages/types.ts';
import type { FormErrors } from '../shared/validation/types.ts';
import type { StoreVariant } from '../variants/types.ts';
import { emptyAssociateDraft } from './associate-draft.ts';
import {
  type AssociateField,
  type AssociateRulesContext,
  associateErrors,
} from './associate-rules.ts';
import { type DestinationIndex, indexDestinations } from './destination-index.ts';
import { destinationsView } from './destinations.ts';
import { formFields } from './form-fields.ts';
import { roleChoices, selectedRole } from './role-choices.ts';
import type { AssociateDraft, Destination, DocumentType, RoleOption } from './types.ts';

/** The columns of an import file, in template order. */
export const importColumns = [
  'roleId',
  'firstName',
  'lastName',
  'email',
  'documentType',
  'document',
  'telephone',
  'street',
  'city',
  'destinations',
] as const satisfies readonly AssociateField[];

/** A column of an import file. */
export type ImportColumn = (typeof importColumns)[number];

/** The data that an import is validated against. */
export interface ImportContext {
  readonly variant: StoreVariant;
  readonly roles: readonly RoleOption[];
  readonly documentTypes: readonly DocumentType[];
  readonly destinations: readonly Destination[];
  /** The column headings of the template. */
  readonly headings: Readonly<Record<ImportColumn, string>>;
}

/** One person of the file. */
export interface ImportRow {
  /** The spreadsheet row number; headings are row 1. */
  readonly line: number;
  readonly draft: AssociateDraft;
  readonly context: AssociateRulesContext;
  /** Errors by field; empty if the person can be created. */
  readonly errors: FormErrors<AssociateField>;
  /** Destination codes that the company does not have. */
  readonly unknownCodes: readonly string[];
}

/** The result of reading a file. */
export type ImportTable =
  | { readonly kind: 'rows'; readonly rows: readonly ImportRow[] }
  | { readonly kind: 'no-columns'; readonly missing: readonly ImportColumn[] }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'too-many'; readonly limit: number };

/** Maximum number of people per file. */
export const importLimit = 500;

const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Maps each column to its index, ignoring order, case and accents of the headings. */
function columnIndexes(headings: readonly string[], names: ImportContext['headings']) {
  const found = headings.map(normalize);
  return new Map(importColumns.map((column) => [column, found.indexOf(normalize(names[column]))]));
}

const findOption = <T>(
  written: string,
  options: readonly T[],
  names: (option: T) => readonly string[],
) => options.find((option) => names(option).some((name) => normalize(name) === normalize(written)));

/** The error of a role cell; null for an assignable role or an empty cell. */
function roleError(
  written: string,
  role: RoleOption | undefined,
  roles: readonly RoleOption[],
): Message | null {
  if (written === '') return null;
  if (role !== undefined) {
    return selectedRole(roles, role.id) === null
      ? { key: '"{written}" cannot be assigned here.', params: { written } }
      : null;
  }
  const options = roleChoices(roles)
    .filter(({ disabled }) => !disabled)
    .map(({ option }) => option.name)
    .join(', ');
  return {
    key: '"{written}" is not a role. The roles are: {options}.',
    params: { written, options },
  };
}

/** The error of a document type cell; null for a known type or an empty cell. */
function documentTypeError(
  written: string,
  type: DocumentType | undefined,
  types: readonly DocumentType[],
): Message | null {
  if (written === '' || type !== undefined) return null;
  const options = types.map(({ label }) => label).join(', ');
  return {
    key: '"{written}" is not a document type. The types are: {options}.',
    params: { written, options },
  };
}

/** The import context with indexed destinations. */
interface RowContext extends Omit<ImportContext, 'destinations'> {
  readonly destinations: DestinationIndex;
}

function readRow(cell: (column: ImportColumn) => string, line: number, reading: RowContext) {
  const { variant, roles, documentTypes, destinations } = reading;
  const role = findOption(cell('roleId'), roles, ({ id, name }) => [id, name]);
  const allowed = role && selectedRole(roles, role.id);
  const type = findOption(cell('documentType'), documentTypes, ({ value, label, title }) => [
    value,
    label,
    title,
  ]);
  const fields = formFields('create', { stored: null, selected: allowed?.role ?? null });
  const view = allowed ? destinationsView('create', fields, allowed.role) : 'hidden';
  const codes = destinations.findPasted(cell('destinations'));
  const draft: AssociateDraft = {
    ...emptyAssociateDraft(variant),
    roleId: allowed?.id ?? '',
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    documentType: type?.value ?? '',
    document: cell('document'),
    telephone: cell('telephone'),
    street: cell('street'),
    city: cell('city'),
    destinations: view === 'picker' ? codes.found : [],
  };
  const context: AssociateRulesContext = {
    mode: 'create',
    fields,
    destinations: view,
    telephoneDigits: variant.telephoneDigits,
    termsRequired: false,
    takenEmails: [],
  };
  const unknownCodes = view === 'picker' ? codes.unknown : [];
  // Unknown values take precedence over the form's 'is required'.
  const lookupErrors = {
    roleId: roleError(cell('roleId'), role, roles),
    documentType: documentTypeError(cell('documentType'), type, documentTypes),
  };
  return { line, draft, context, unknownCodes, unknownWords: lookupErrors };
}

/** A repeated e-mail address is an error on its later row. */
function withErrors(rows: readonly ReturnType<typeof readRow>[]): readonly ImportRow[] {
  const seen: string[] = [];
  return rows.map(({ unknownWords: { roleId, documentType }, ...row }) => {
    const errors = associateErrors(row.draft, { ...row.context, takenEmails: seen });
    seen.push(row.draft.email);
    return {
      ...row,
      errors: { ...errors, ...(roleId && { roleId }), ...(documentType && { documentType }) },
    };
  });
}

/** Reads the cells of a file as new people and validates each with the form's rules. */
export function readImport(
  table: readonly (readonly string[])[],
  context: ImportContext,
): ImportTable {
  const [headings = [], ...lines] = table;
  const indexes = columnIndexes(headings, context.headings);
  const missing = importColumns.filter((column) => indexes.get(column) === -1);
  if (missing.length > 0) return { kind: 'no-columns', missing };
  const reading = { ...context, destinations: indexDestinations(context.destinations) };
  const rows = lines.flatMap((cells, at) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [readRow((column) => (cells[indexes.get(column) ?? -1] ?? '').trim(), at + 2, reading)],
  );
  if (rows.length === 0) return { kind: 'no-rows' };
  if (rows.length > importLimit) return { kind: 'too-many', limit: importLimit };
  return { kind: 'rows', rows: withErrors(rows) };
}

/** Whether a row can be sent: no errors and no unknown codes. */
export const canImport = ({ errors, unknownCodes }: ImportRow): boolean =>
  Object.keys(errors).length === 0 && unknownCodes.length === 0;
