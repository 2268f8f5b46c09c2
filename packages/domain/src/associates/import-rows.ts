import type { Message } from '../shared/messages/types.ts';
import { normalizeEmail } from '../shared/validation/email.ts';
import type { FormErrors } from '../shared/validation/types.ts';
import type { StoreVariant } from '../variants/types.ts';
import { createAssociateDraft } from './associate-draft.ts';
import {
  type AssociateField,
  type AssociateRulesContext,
  getAssociateErrors,
} from './associate-rules.ts';
import { type DestinationIndex, indexDestinations } from './destination-index.ts';
import { getDestinationsView } from './destinations.ts';
import { getFormFields } from './form-fields.ts';
import { findAssignableRole, getRoleChoices } from './role-choices.ts';
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

/** The data for validating an import. */
export interface ImportContext {
  readonly variant: StoreVariant;
  readonly roles: readonly RoleOption[];
  readonly documentTypes: readonly DocumentType[];
  readonly destinations: readonly Destination[];
  /** The addresses of the company's users. */
  readonly takenEmails: readonly string[];
  /** The column headings of the template. */
  readonly headings: Readonly<Record<ImportColumn, string>>;
}

/** A row of the file, which describes one person. */
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
function getColumnIndexes(headings: readonly string[], columnHeadings: ImportContext['headings']) {
  const normalizedHeadings = headings.map(normalize);
  return new Map(
    importColumns.map((column) => [
      column,
      normalizedHeadings.indexOf(normalize(columnHeadings[column])),
    ]),
  );
}

const findOption = <T>(
  cellValue: string,
  options: readonly T[],
  getNames: (option: T) => readonly string[],
) =>
  options.find((option) =>
    getNames(option).some((name) => normalize(name) === normalize(cellValue)),
  );

/** Returns the error of a role cell; null for an assignable role or an empty cell. */
function getRoleError(
  cellValue: string,
  role: RoleOption | undefined,
  roles: readonly RoleOption[],
): Message | null {
  if (cellValue === '') return null;
  if (role !== undefined) {
    return findAssignableRole(roles, role.id) === null
      ? { key: '"{written}" cannot be assigned here.', params: { written: cellValue } }
      : null;
  }
  const options = getRoleChoices(roles)
    .filter(({ disabled }) => !disabled)
    .map(({ option }) => option.name)
    .join(', ');
  return {
    key: '"{written}" is not a role. The roles are: {options}.',
    params: { written: cellValue, options },
  };
}

/** Returns the error of a document type cell; null for a known type or an empty cell. */
function getDocumentTypeError(
  cellValue: string,
  documentType: DocumentType | undefined,
  types: readonly DocumentType[],
): Message | null {
  if (cellValue === '' || documentType !== undefined) return null;
  const options = types.map(({ label }) => label).join(', ');
  return {
    key: '"{written}" is not a document type. The types are: {options}.',
    params: { written: cellValue, options },
  };
}

/** Spreadsheets display long numbers with an exponent: their last digits are lost. */
const abbreviatedNumber = /\dE\+\d/i;

/** A date as read from a workbook, or as written in CSV. */
const dateText = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})$/;

/** Returns the error of a code that the spreadsheet has changed into an abbreviated number or a date. */
function getCodeError(cellValue: string): Message | null {
  const params = { written: cellValue };
  if (abbreviatedNumber.test(cellValue)) {
    return {
      key: '"{written}" is an abbreviated number. Set the column to text in the spreadsheet and type it again.',
      params,
    };
  }
  if (!dateText.test(cellValue)) return null;
  return {
    key: '"{written}" is a date. Set the column to text in the spreadsheet and type the number again.',
    params,
  };
}

/** The import context, with its destinations indexed by code. */
interface RowContext extends Omit<ImportContext, 'destinations'> {
  readonly destinations: DestinationIndex;
}

function readRow(getCell: (column: ImportColumn) => string, line: number, rowContext: RowContext) {
  const { variant, roles, documentTypes, destinations, takenEmails } = rowContext;
  const role = findOption(getCell('roleId'), roles, ({ id, name }) => [id, name]);
  const assignableRole = role && findAssignableRole(roles, role.id);
  const documentType = findOption(
    getCell('documentType'),
    documentTypes,
    ({ value, label, title }) => [value, label, title],
  );
  const fields = getFormFields('create', { stored: null, selected: assignableRole?.role ?? null });
  const view = assignableRole
    ? getDestinationsView('create', fields, assignableRole.role)
    : 'hidden';
  const codes = destinations.findPasted(getCell('destinations'));
  const draft: AssociateDraft = {
    ...createAssociateDraft(variant, documentTypes),
    roleId: assignableRole?.id ?? '',
    firstName: getCell('firstName'),
    lastName: getCell('lastName'),
    email: normalizeEmail(getCell('email')),
    documentType: documentType?.value ?? '',
    document: getCell('document'),
    telephone: getCell('telephone'),
    street: getCell('street'),
    city: getCell('city'),
    destinations: view === 'picker' ? codes.matches : [],
  };
  const context: AssociateRulesContext = {
    mode: 'create',
    fields,
    destinations: view,
    telephoneDigits: variant.telephoneDigits,
    termsRequired: false,
    takenEmails,
  };
  const unknownCodes = view === 'picker' ? codes.unknownCodes : [];
  // These errors replace those of the form.
  const lookupErrors = {
    roleId: getRoleError(getCell('roleId'), role, roles),
    documentType: getDocumentTypeError(getCell('documentType'), documentType, documentTypes),
    document: getCodeError(getCell('document')),
    telephone: getCodeError(getCell('telephone')),
    destinations: getCodeError(getCell('destinations')),
  };
  return { line, draft, context, unknownCodes, lookupErrors };
}

const omitNulls = (errors: ReturnType<typeof readRow>['lookupErrors']) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));

/** Adds the errors of each row; a repeated e-mail address is an error of the later row. */
function addErrors(rows: readonly ReturnType<typeof readRow>[]): readonly ImportRow[] {
  const lineByEmail = new Map<string, number>();
  return rows.map(({ lookupErrors, ...row }) => {
    const { destinations, ...errors } = getAssociateErrors(row.draft, row.context);
    const address = row.draft.email.toLowerCase();
    const firstLine = lineByEmail.get(address);
    if (firstLine === undefined) lineByEmail.set(address, row.line);
    const repeatedEmail: Message | null =
      firstLine === undefined || address === ''
        ? null
        : { key: 'This e-mail is also in line {line} of the file.', params: { line: firstLine } };
    return {
      ...row,
      errors: {
        ...(repeatedEmail && { email: repeatedEmail }),
        ...errors,
        // The unknown codes are the error of the cell.
        ...(destinations && row.unknownCodes.length === 0 && { destinations }),
        ...omitNulls(lookupErrors),
      },
    };
  });
}

/** Reads each row of a file as a new person and validates it with the form's rules. */
export function readImport(
  table: readonly (readonly string[])[],
  context: ImportContext,
): ImportTable {
  const [headings = [], ...lines] = table;
  const indexes = getColumnIndexes(headings, context.headings);
  const missing = importColumns.filter((column) => indexes.get(column) === -1);
  if (missing.length > 0) return { kind: 'no-columns', missing };
  const rowContext = { ...context, destinations: indexDestinations(context.destinations) };
  const rows = lines.flatMap((cells, at) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [readRow((column) => (cells[indexes.get(column) ?? -1] ?? '').trim(), at + 2, rowContext)],
  );
  if (rows.length === 0) return { kind: 'no-rows' };
  if (rows.length > importLimit) return { kind: 'too-many', limit: importLimit };
  return { kind: 'rows', rows: addErrors(rows) };
}

/** Whether a row can be sent: no errors and no unknown codes. */
export const canImport = ({ errors, unknownCodes }: ImportRow): boolean =>
  Object.keys(errors).length === 0 && unknownCodes.length === 0;
