import { defineTable, type InsertOf, type RowOf } from '../define-table.ts';

/** Dealer companies. Columns use the contract's names (spec 3, client of the login result). */
export const clients = defineTable('clients', {
  /** Client code, e.g. '10004521'. Every query is limited to one client. */
  cliente: 'text primary key not null',
  id: 'integer not null unique',
  store_code: 'text not null',
  /** Currency code, e.g. 'COP'. */
  moneda: 'text not null',
  tipoCuenta: "text not null default 'D'",
  clienteNit: 'text not null',
  tipoNit: "text not null default 'NIT'",
  criterioImpuesto: "text not null default '01'",
  nombre: 'text not null',
  nombreComercial: 'text not null',
  nombreLargo: 'text',
  nombreLargo2: 'text',
  direccion: 'text not null',
  telefono: 'text not null',
  email: 'text not null',
  oficinaVentas: 'text',
  departamento: 'text',
  ciudad: 'text not null',
  pais: 'text not null',
  /** Also returned as `sociedad` of the account. */
  codigoCompania: 'text not null',
  organizacionVentas: 'text',
  canal: 'text',
  sector: 'text',
  clienteGrupo1: 'text',
  representanteComercial: 'text',
  estatus: "text not null default '1'",
  modificationDate: 'text',
  modificationHour: 'text',
  /** Ids for the headers of account status and account history. */
  id_edocta: 'integer not null unique',
  id_histocuenta: 'integer not null unique',
  numero_cuenta: 'text not null',
  /** Credit limit; null if the client has no credit line. */
  cupo_credito: 'integer',
});

/** Roles, with the names and ids of the domain's vocabulary. */
export const roles = defineTable('roles', {
  role_id: 'integer primary key',
  role_name: 'text not null unique',
  sort_order: 'integer not null',
});

/** Permissions of the roles, without the product's name, e.g. 'Facturas::pendientes'. */
export const rolePermissions = defineTable(
  'role_permissions',
  { role_id: 'integer not null references roles', permission: 'text not null' },
  { constraints: ['primary key (role_id, permission)'] },
);

/** Users of a client (spec 3, user / associate). E-mail addresses are stored in lower case. */
export const users = defineTable(
  'users',
  {
    id: 'integer primary key',
    client_code: 'text not null references clients',
    role_id: 'integer not null references roles',
    firstname: 'text not null',
    lastname: 'text not null',
    email: 'text not null unique',
    /** The result of `hashPassword`. */
    password_hash: 'text not null',
    document_type: "text not null default 'CC'",
    document: 'text not null',
    telephone: 'text not null',
    celphone: 'text',
    street: 'text not null',
    city: 'text not null',
    country_code: 'text not null',
    status: "text not null default '1'",
    dob: 'text',
    gender: 'integer',
    is_subscribed: "text not null default '0'",
    job_title: 'text',
    default_shipping: 'text',
    default_billing: 'text',
    /** JSON list of the addresses from the creation input. */
    addresses: 'text',
    terms_and_conditions: "text not null default '0'",
    terms_and_conditions_ip: 'text',
    terms_accepted_at: 'text',
    created_at: 'text not null',
    /** The same for the users of one person in several companies, who can switch between them; null for others. */
    person: 'text',
  },
  { indexes: ['client_code, firstname'] },
);

/** A user's exceptions to the role's permissions. `granted` is '1' to add a permission and '0' to remove it. */
export const userPermissions = defineTable(
  'user_permissions',
  {
    user_id: 'integer not null references users',
    permission: 'text not null',
    granted: 'text not null',
  },
  { constraints: ['primary key (user_id, permission)'] },
);

/** Destinations of a client, mostly service stations (spec 3). */
export const destinations = defineTable(
  'destinations',
  {
    id_destinatario: 'integer primary key',
    client_code: 'text not null references clients',
    codigo_destinatario: 'text not null',
    nombre_comercial: 'text not null',
    destino: 'text',
    nombre_destino: 'text',
    canal: 'text',
    sector: 'text',
    centro_logistico: 'text',
    estado: "text not null default '1'",
    organizacion_ventas: 'text',
    direccion: 'text',
    ciudad: 'text',
    departamento: 'text',
    pais: 'text',
    telefono: 'text',
  },
  { constraints: ['unique (client_code, codigo_destinatario)'] },
);

/** Destinations assigned to an associate. Users whose role has access to all destinations have no rows. */
export const userDestinations = defineTable(
  'user_destinations',
  {
    user_id: 'integer not null references users',
    id_destinatario: 'integer not null references destinations',
  },
  { constraints: ['primary key (user_id, id_destinatario)'] },
);

export const documentTypes = defineTable('document_types', {
  value: 'text primary key not null',
  label: 'text not null',
  title: 'text not null',
  sort_order: 'integer not null',
});

export const departments = defineTable('departments', {
  region_id: 'integer primary key',
  country_id: 'text not null',
  code: 'text not null',
  default_name: 'text not null',
  code_sap: 'text not null',
});

export type ClientRow = RowOf<typeof clients>;
export type ClientInsert = InsertOf<typeof clients>;
export type UserRow = RowOf<typeof users>;
export type UserInsert = InsertOf<typeof users>;
export type DestinationRow = RowOf<typeof destinations>;
export type RoleRow = RowOf<typeof roles>;
