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
  changeCustomerPassword: 'Changes the user’s own password and ends the other sessions.',
  consultarUuidYDesbloquearDocumentos:
    'The user’s own attempts or, with `Facturas::pendientes`, those of the company. Any other attempt is `NO ENCONTRADA`. A request by support releases no documents.',
  getUrlInvoiceGurusoft:
    'Users at assigned stations whose only permission is `Trazabilidad::pedidos` can access only the invoices of their orders.',
  generatedPDFAccountHistoryDetailsTimeLine: 'Only the invoices of visible orders.',
  easyPayContado: 'Opens a payment, also for vouchers (`BO`).',
  getBonosProducto: 'Only for the user’s company. Another `customer` is rejected.',
  addProductoBono: 'Only for the user’s company and for a session that it opened.',
  solicitarCertificadoVentas: 'Users at assigned stations can specify only their stations.',
  listarActividad: 'Only for the legal representative.',
  usuariosCliente:
    'Users who do not manage associates or have not accepted the terms receive only their own record. The legal representative is visible only to itself.',
  listarDestinatarios: 'Users at assigned stations receive only their stations.',
  updateCustomerV2:
    'The user’s own record requires `Usuarios::editar_perfil`, unless the request accepts the terms. Users cannot change their own role and status. Associates can be changed by users who manage associates in the store. The legal representative and other companies cannot be changed.',
  updateAssociate: 'Same as `updateCustomerV2`.',
  crearUsuarioCliente:
    'Only for users who manage associates in the store. A legal representative cannot be created.',
  createAssociate: 'Same as `crearUsuarioCliente`.',
  realtime:
    'The credentials and their refresh token end with the session. Support can read but not write. Each user can access only `Notifications/Users/{own id}`.',
  storeLink: 'Rejected for support, because the link allows purchases as the customer.',
};

const toCode = (text: string): string => `\`${text}\``;

/** Groups the parts of an operation by their permissions. */
const groupByPermission = (
  parts: readonly (readonly [part: string, needed: readonly string[]])[],
): readonly string[] => {
  const partsByPermissions = Map.groupBy(parts, ([, permissions]) =>
    permissions.map(toCode).join(' or '),
  );
  return [...partsByPermissions].map(
    ([permissions, parts]) => `${parts.map(([part]) => toCode(part)).join(', ')}: ${permissions}`,
  );
};

const formatFirstPageNote = ({ firstPage }: OperationAccess): string => {
  if (firstPage === undefined) return '';
  const { size, filters, unless } = firstPage;
  return `Without ${unless.map(toCode).join(' or ')}: only the unsorted first page of at most ${size} rows, filtered only by ${filters.map(toCode).join(', ')}; for users at assigned stations, only rows of their stations.`;
};

const formatPermissions = ({ anyOf, cases = [], fields = {} }: OperationAccess): string => {
  const basePermissions = anyOf.length === 0 ? 'none' : anyOf.map(toCode).join(' or ');
  const casePermissions = cases.flatMap(({ when, anyOf: permissions }) =>
    Object.entries(when).map(([name, value]) => [`${name}: ${value}`, permissions] as const),
  );
  return [
    basePermissions,
    ...groupByPermission(casePermissions),
    ...groupByPermission(Object.entries(fields)),
  ].join('; ');
};

const formatRow = (name: Operation | Service, rule: OperationAccess): string => {
  const isOpen = rule.audience === 'anyone';
  const cells = [
    toCode(name),
    isOpen ? 'anyone' : formatPermissions(rule),
    rule.isLimitedToStations ? 'yes' : '',
    rule.isWrite || rule.isForRepresentative ? 'rejected' : 'yes',
    rule.requiresTerms ? 'required' : '',
    notes[name] ?? formatFirstPageNote(rule),
  ];
  return `| ${cells.join(' | ')} |`;
};

const headerRows = [
  '| Operation | Permission | Stations | Support | Terms | Notes |',
  '|---|---|---|---|---|---|',
];

/** Generates `packages/data/schema/ACCESS.md`. */
export function createAccessPage(dataFolder: string): {
  readonly path: string;
  readonly content: string;
} {
  // Object.entries widens the keys.
  const operations = Object.entries(operationAccess) as [Operation, OperationAccess][];
  const services = Object.entries(serviceAccess) as [Service, OperationAccess][];
  const lines = [
    "<!-- Generated from the domain's operation-access.ts by 'npm run codegen'. -->",
    '# Access rules',
    '',
    'These rules are the part of the contract that the specification leaves to the acl (readings 47 and 48).',
    'The backend enforces them, as does the sandbox. The portal uses them to hide actions that would be rejected.',
    'Permissions contain the product: `Surtidor_Facturas::pendientes`.',
    '',
    '- Every request can access only objects of the session’s company. The response for an object of another',
    '  company is the same as for an object that does not exist. A filter by another company is rejected.',
    '- Requests are rejected in this order: no session (`UNAUTHORIZED`), a write by support',
    '  (`SUPPORT_READ_ONLY`), terms not accepted (`TERMS_REQUIRED`), no permission (`FORBIDDEN`, with',
    '  `extensions.missing`).',
    '- *Stations*: users with a role at assigned stations (Operativo) can access only their stations.',
    '- *Support*: support sessions can call the operation. They can never write.',
    '- *Terms*: the operation is rejected until the user has accepted the current terms.',
    '',
    ...headerRows,
    ...operations.map(([name, rule]) => formatRow(name, rule)),
    '',
    '## Services outside GraphQL',
    '',
    ...headerRows.map((line) => line.replace('Operation', 'Service')),
    ...services.map(([name, rule]) => formatRow(name, rule)),
    '',
  ];
  return { path: join(dataFolder, 'schema', 'ACCESS.md'), content: lines.join('\n') };
}
