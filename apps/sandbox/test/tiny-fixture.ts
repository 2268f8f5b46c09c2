import {
  type PermissionPurpose,
  permissionNames,
  type Role,
  roleIds,
  roleNames,
} from '@surtidor/domain/vocabulary';
import type { ClientInsert, DocumentInsert, Rows, UserInsert } from '../src/database/index.ts';

/** Noon in Bogota on 15 June 2026, the day that the due dates of the fixture assume. */
export const NOON = Date.parse('2026-06-15T17:00:00Z');
export const TODAY = '2026-06-15';
export const PASSWORD = 'Correcta-1';

/** The hash of PASSWORD with 1,000 iterations, because tests sign in often. */
const passwordHash =
  'pbkdf2-sha512$1000$MDEyMzQ1Njc4OWFiY2RlZg$JfXo0JWyU7HLgZgM6car_gaSjID9059KTVxNGw6Vfj0';

const purposesByRole: Record<
  'legal-representative' | 'financial' | 'operations' | 'basic',
  PermissionPurpose[]
> = {
  'legal-representative': [
    'accountStatus',
    'pendingInvoices',
    'accountHistory',
    'orders',
    'editProfile',
    'store',
    'dashboard',
    'notifications',
  ],
  financial: ['accountStatus', 'pendingInvoices', 'accountHistory'],
  operations: ['orders', 'notifications'],
  basic: [],
};

const createClient = (cliente: string, id: number): ClientInsert => ({
  cliente,
  id,
  store_code: 'colombia',
  moneda: 'COP',
  clienteNit: `900${id}`,
  nombre: `Estación ${cliente}`,
  nombreComercial: `Estación ${cliente}`,
  direccion: 'Calle 1 # 2-3',
  telefono: '6011234567',
  email: `estacion${id}@ejemplo.co`,
  ciudad: 'Bogotá',
  pais: 'CO',
  codigoCompania: '1000',
  id_edocta: 100 + id,
  id_histocuenta: 200 + id,
  numero_cuenta: `C-${id}`,
});

const createUser = (id: number, clientCode: string, role: Role, email: string): UserInsert => ({
  id,
  client_code: clientCode,
  role_id: Number(roleIds[role]),
  firstname: 'Ana',
  lastname: 'Prueba',
  email,
  password_hash: passwordHash,
  document: `10${id}`,
  telephone: '3001234567',
  street: 'Carrera 4 # 5-6',
  city: 'Bogotá',
  country_code: 'CO',
  terms_and_conditions: '1',
  created_at: '2026-01-01 08:00:00',
});

/** Creates a document of the first client, with overrides. Amounts are in minor units. */
export const aDocument = (
  id: number,
  overrides: Partial<DocumentInsert> & { readonly importe: number },
): DocumentInsert => ({
  id,
  id_histocta_detalle: 5000 + id,
  client_code: '1001',
  naturaleza: 'INVOICE',
  tipo_documento: 'RV',
  agrupacion: 'FC',
  classification: 'Factura',
  num_documento: `D${id}`,
  num_factura: `F${id}`,
  fecha_documento: '2026-05-01',
  fecha_vencimiento_documento: '2026-06-30',
  saldo: overrides.importe,
  created_at: '2026-05-01 10:00:00',
  ...overrides,
});

const documents: DocumentInsert[] = [
  aDocument(1, { importe: 100_00, fecha_vencimiento_documento: '2026-06-30' }),
  aDocument(2, { importe: 200_00, fecha_vencimiento_documento: TODAY }),
  aDocument(3, { importe: 300_00, fecha_vencimiento_documento: '2026-06-14' }),
  aDocument(4, { importe: 400_00, fecha_vencimiento_documento: '2026-06-08' }),
  aDocument(5, { importe: 500_00, fecha_vencimiento_documento: '2026-06-07' }),
  aDocument(6, { importe: 600_00, fecha_vencimiento_documento: '2026-06-01' }),
  aDocument(7, { importe: 700_00, fecha_vencimiento_documento: '2026-05-31' }),
  aDocument(8, { importe: 800_00, fecha_vencimiento_documento: '2026-05-25' }),
  aDocument(9, { importe: 900_00, fecha_vencimiento_documento: '2026-05-24' }),
  aDocument(10, { importe: 1000_00, saldo: 0, fecha_vencimiento_documento: '2026-05-24' }),
  aDocument(11, { importe: -50_00, naturaleza: 'CREDIT', tipo_documento: 'DG', agrupacion: 'NC' }),
  aDocument(12, {
    importe: -250_00,
    naturaleza: 'PAYMENT',
    tipo_documento: 'DZ',
    agrupacion: 'PG',
  }),
  aDocument(13, { importe: 10_00, tipo_documento: 'DB-SF', agrupacion: 'ND' }),
  aDocument(50, { importe: 9999_00, client_code: '2002', cufe: 'CUFE-B' }),
];

/** Two clients of one store, five users and documents in every state. */
export const tinyFixture: Rows = {
  clients: [createClient('1001', 1), createClient('2002', 2)],
  // Object.keys widens to string; the record's keys are the roles.
  roles: (Object.keys(roleIds) as Role[]).map((role) => ({
    role_id: Number(roleIds[role]),
    role_name: roleNames[role],
    sort_order: Number(roleIds[role]),
  })),
  rolePermissions: (Object.keys(purposesByRole) as (keyof typeof purposesByRole)[]).flatMap(
    (role) =>
      purposesByRole[role].map((purpose) => ({
        role_id: Number(roleIds[role]),
        permission: permissionNames[purpose],
      })),
  ),
  users: [
    createUser(1, '1001', 'legal-representative', 'ana@ejemplo.co'),
    createUser(2, '1001', 'financial', 'finanzas@ejemplo.co'),
    createUser(3, '1001', 'basic', 'basico@ejemplo.co'),
    createUser(4, '2002', 'legal-representative', 'otra@ejemplo.co'),
    createUser(5, '1001', 'operations', 'operativo@ejemplo.co'),
  ],
  documentClasses: [
    { agrupacion: 'FC', nombre: 'Facturas', sort_order: 1 },
    { agrupacion: 'PG', nombre: 'Pagos', sort_order: 2 },
  ],
  documents,
  voucherUses: [
    {
      uso: 'COMB',
      reward: 'Combustible',
      titulo: 'Bono de combustible',
      descripcion: 'Para tanquear.',
      montoMaximo: 100_000_00,
      diasVencimiento: 180,
      terminosCondiciones: '<p>Términos</p>',
      moneda: 'COP',
      sort_order: 1,
    },
  ],
  voucherAmounts: [
    { uso: 'COMB', monto: 20_000_00 },
    { uso: 'COMB', monto: 50_000_00 },
  ],
};
