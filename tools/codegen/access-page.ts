import { join } from 'node:path';
import {
  type Operation,
  type OperationAccess,
  operationAccess,
  type Service,
  serviceAccess,
} from '@surtidor/domain/vocabulary';

/** Notes on rules inside an operation. */
const notes: Partial<Record<Operation | Service, string>> = {
  changeCustomerPassword: 'One’s own; the other sessions end.',
  consultarUuidYDesbloquearDocumentos:
    'One’s own attempts; the company’s with `Facturas::pendientes`; any other is `NO ENCONTRADA`. Asked by support it frees nothing.',
  getUrlInvoiceGurusoft:
    'Who holds none but `Trazabilidad::pedidos` and works at stations: invoices of their orders.',
  generatedPDFAccountHistoryDetailsTimeLine: 'Invoices of orders one sees.',
  easyPayContado: 'Vouchers (`BO`) too: it opens a payment.',
  getBonosProducto: 'Of the own company; another `customer` is refused.',
  addProductoBono: 'Of the own company and of a session it opened.',
  solicitarCertificadoVentas: 'Who works at stations names one of them.',
  usuariosCliente:
    'Who does not manage associates, or owes the terms: the own record. Never the legal representative, but to itself.',
  listarDestinatarios: 'Who works at stations: those.',
  updateCustomerV2:
    'One’s own needs `Usuarios::editar_perfil` unless the terms are accepted with it; role and status are never one’s own. An associate’s: who manages associates in the store. Never the legal representative’s, never another company’s.',
  updateAssociate: 'As `updateCustomerV2`.',
  crearUsuarioCliente: 'Who manages associates in the store; never a legal representative.',
  createAssociate: 'As `crearUsuarioCliente`.',
  realtime:
    'Ends with the session, its refresh token too. Support’s reads and changes nothing; each user reaches `Notifications/Users/{own id}` alone.',
  storeLink: 'The store lets whoever comes buy as the customer.',
};

const code = (text: string): string => `\`${text}\``;

/** Permissions of an operation's parts, grouped. */
const partsWith = (
  parts: readonly (readonly [part: string, needed: readonly string[]])[],
): readonly string[] => {
  const byNeed = Map.groupBy(parts, ([, needed]) => needed.map(code).join(' or '));
  return [...byNeed].map(
    ([need, same]) => `${same.map(([part]) => code(part)).join(', ')}: ${need}`,
  );
};

const firstPageNote = ({ firstPage }: OperationAccess): string => {
  if (firstPage === undefined) return '';
  const { size, filters, unless } = firstPage;
  return `Without ${unless.map(code).join(' or ')}: the first page of at most ${size}, filtered by ${filters.map(code).join(', ')} alone, unsorted; who works at stations: of those.`;
};

const getPermissions = ({ anyOf, cases = [], fields = {} }: OperationAccess): string => {
  const base = anyOf.length === 0 ? 'none' : anyOf.map(code).join(' or ');
  const cellsOfOperation = cases.flatMap(({ when, anyOf: needed }) =>
    Object.entries(when).map(([name, value]) => [`${name}: ${value}`, needed] as const),
  );
  return [base, ...partsWith(cellsOfOperation), ...partsWith(Object.entries(fields))].join('; ');
};

const getRow = (name: Operation | Service, rule: OperationAccess): string => {
  const open = rule.audience === 'anyone';
  const cells = [
    code(name),
    open ? 'anyone' : getPermissions(rule),
    rule.stations ? 'yes' : '',
    rule.writes ? 'refused' : 'yes',
    rule.terms ? 'needed' : '',
    notes[name] ?? firstPageNote(rule),
  ];
  return `| ${cells.join(' | ')} |`;
};

const head = [
  '| Operation | Permission | Stations | Support | Terms | Beyond that |',
  '|---|---|---|---|---|---|',
];

/** Generates `packages/data/schema/ACCESS.md`. */
export function accessPage(data: string): { readonly path: string; readonly content: string } {
  // Object.entries widens the keys, which are those of the tables.
  const operations = Object.entries(operationAccess) as [Operation, OperationAccess][];
  const services = Object.entries(serviceAccess) as [Service, OperationAccess][];
  const lines = [
    "<!-- Generated from the domain's operation-access.ts by 'npm run codegen'. -->",
    '# Who may call what',
    '',
    'The part of the contract that the specification leaves to the acl (readings 47 and 48). The',
    'backend refuses by itself; the sandbox enforces this table, the interface reads it to leave out what',
    'would be refused. Permissions carry the product, `Surtidor_Facturas::pendientes`.',
    '',
    '- Every call sees and names objects of the company of its session alone. Another company’s object is',
    '  as unknown as one that does not exist; a filter that names another company is refused.',
    '- Refused in this order: no session (`UNAUTHORIZED`), a write by support (`SUPPORT_READ_ONLY`), terms',
    '  not accepted (`TERMS_REQUIRED`), no permission (`FORBIDDEN`, with `extensions.missing`).',
    '- *Stations*: a role that works at assigned stations (Operativo) sees and names only those.',
    '- *Support*: a support session may call it. None ever writes.',
    '- *Terms*: refused until the person has accepted the terms in force.',
    '',
    ...head,
    ...operations.map(([name, rule]) => getRow(name, rule)),
    '',
    '## Services outside GraphQL',
    '',
    ...head.map((line) => line.replace('Operation', 'Service')),
    ...services.map(([name, rule]) => getRow(name, rule)),
    '',
  ];
  return { path: join(data, 'schema', 'ACCESS.md'), content: lines.join('\n') };
}
