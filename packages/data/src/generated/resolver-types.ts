import type { GraphQLResolveInfo } from 'graphql';
import type { Lazy } from '../lazy.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AccountHistoryData = {
  codigo_cliente?: Maybe<Scalars['String']['output']>;
  lines?: Maybe<Array<Maybe<AccountHistoryLine>>>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  sizeDetails?: Maybe<Scalars['Int']['output']>;
  subtotal?: Maybe<Scalars['String']['output']>;
};

export type AccountHistoryDetailFilterInput = {
  agrupacion?: InputMaybe<FilterTypeInput>;
  classification?: InputMaybe<FilterTypeInput>;
  /** NV, AT, V or C, or A for all open documents. */
  estado_documento?: InputMaybe<FilterTypeInput>;
  fecha_documento?: InputMaybe<FilterTypeInput>;
  fecha_vencimiento_documento?: InputMaybe<FilterTypeInput>;
  id_histocta_detalle?: InputMaybe<FilterTypeInput>;
  negocio?: InputMaybe<FilterTypeInput>;
  nif_comunitario?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
  num_factura?: InputMaybe<FilterTypeInput>;
  /** Month as 'YYYY-MM'. */
  periodo?: InputMaybe<FilterTypeInput>;
  tipo_documento?: InputMaybe<FilterTypeInput>;
};

/** A document in the account history (spec 3, account history). */
export type AccountHistoryLine = {
  agrupacion?: Maybe<Scalars['String']['output']>;
  bloqueada?: Maybe<Scalars['String']['output']>;
  ciudad?: Maybe<Scalars['String']['output']>;
  classification?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  destino?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Scalars['String']['output']>;
  dias_mora?: Maybe<Scalars['Int']['output']>;
  dias_mora_documento?: Maybe<Scalars['Int']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  estado_documento?: Maybe<Scalars['String']['output']>;
  estado_numero_documento?: Maybe<Scalars['String']['output']>;
  fecha_bloqueo?: Maybe<Scalars['String']['output']>;
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_edocta?: Maybe<Scalars['Int']['output']>;
  id_edocta_detalle?: Maybe<Scalars['Int']['output']>;
  id_histocta_detalle?: Maybe<Scalars['Int']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  motivo_bloqueo?: Maybe<Scalars['String']['output']>;
  nif_comunitario?: Maybe<Scalars['String']['output']>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  num_documento?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  numero_cuenta?: Maybe<Scalars['String']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  tipo_cuenta?: Maybe<Scalars['String']['output']>;
  tipo_documento?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
};

/** The `total` of a line is the original amount. */
export type AccountHistoryOutput = {
  data?: Maybe<Array<Maybe<AccountHistoryData>>>;
  download?: Maybe<Download>;
  size?: Maybe<Scalars['Int']['output']>;
};

export type AccountStatusData = {
  codigo_cliente?: Maybe<Scalars['String']['output']>;
  id_edocta?: Maybe<Scalars['Int']['output']>;
  lines?: Maybe<Array<Maybe<AccountStatusLine>>>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  numero_cuenta?: Maybe<Scalars['String']['output']>;
  /** Number of lines that match the filter. */
  sizeDetails?: Maybe<Scalars['Int']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  /** Balance of all lines that match the filter, not only those of the page. */
  subtotal?: Maybe<Scalars['String']['output']>;
  tipo_cuenta?: Maybe<Scalars['String']['output']>;
};

export type AccountStatusDetailFilterInput = {
  agrupacion?: InputMaybe<FilterTypeInput>;
  bloqueada?: InputMaybe<FilterTypeInput>;
  fecha_documento?: InputMaybe<FilterTypeInput>;
  fecha_vencimiento_documento?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
};

export type AccountStatusFilterInput = {
  /** The session's client; another client's code is rejected. */
  codigo_cliente?: InputMaybe<FilterTypeInput>;
  detalle?: InputMaybe<AccountStatusDetailFilterInput>;
  id_edocta_detalle?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
};

export type AccountStatusHistoryLine = {
  agrupacion?: Maybe<Scalars['String']['output']>;
  clasificacion?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Scalars['String']['output']>;
  dias_mora?: Maybe<Scalars['Int']['output']>;
  estado_documento?: Maybe<Scalars['String']['output']>;
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_histocuenta_detalle?: Maybe<Scalars['Int']['output']>;
  negocio?: Maybe<Scalars['String']['output']>;
  nif_comunitario?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  numero_documento?: Maybe<Scalars['String']['output']>;
  numero_factura?: Maybe<Scalars['String']['output']>;
  /** 'YYYY-MM'. */
  periodo?: Maybe<Scalars['String']['output']>;
  tipo_documento?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
};

export type AccountStatusHistoryOutput = {
  data?: Maybe<Array<Maybe<AccountStatusHistoryRecord>>>;
  download?: Maybe<Download>;
  size?: Maybe<Scalars['Int']['output']>;
};

/** Account status history record (spec 3). */
export type AccountStatusHistoryRecord = {
  codigo_cliente?: Maybe<Scalars['String']['output']>;
  created_at_header?: Maybe<Scalars['String']['output']>;
  id_histocuenta?: Maybe<Scalars['Int']['output']>;
  lines?: Maybe<Array<Maybe<AccountStatusHistoryLine>>>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  numero_cuenta?: Maybe<Scalars['String']['output']>;
  sizeDetails?: Maybe<Scalars['Int']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  subtotal?: Maybe<Scalars['String']['output']>;
  tipo_documento_cuenta?: Maybe<Scalars['String']['output']>;
  tipo_estado?: Maybe<Scalars['String']['output']>;
  updated_at_header?: Maybe<Scalars['String']['output']>;
};

/** A document in the account status (spec 3, account status). */
export type AccountStatusLine = {
  agrupacion?: Maybe<Scalars['String']['output']>;
  bloqueada?: Maybe<Scalars['String']['output']>;
  ciudad?: Maybe<Scalars['String']['output']>;
  classification?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  destino?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Scalars['String']['output']>;
  dias_mora?: Maybe<Scalars['Int']['output']>;
  dias_mora_documento?: Maybe<Scalars['Int']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  estado_documento?: Maybe<Scalars['String']['output']>;
  estado_numero_documento?: Maybe<Scalars['String']['output']>;
  fecha_bloqueo?: Maybe<Scalars['String']['output']>;
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_edocta?: Maybe<Scalars['Int']['output']>;
  id_edocta_detalle?: Maybe<Scalars['Int']['output']>;
  id_histocta_detalle?: Maybe<Scalars['Int']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  motivo_bloqueo?: Maybe<Scalars['String']['output']>;
  nif_comunitario?: Maybe<Scalars['String']['output']>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  num_documento?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  numero_cuenta?: Maybe<Scalars['String']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  tipo_cuenta?: Maybe<Scalars['String']['output']>;
  tipo_documento?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
};

export type AccountStatusOutput = {
  data?: Maybe<Array<Maybe<AccountStatusData>>>;
  download?: Maybe<Download>;
  /** Number of accounts in data. */
  size?: Maybe<Scalars['Int']['output']>;
};

/** Sorts by the first field that is set. */
export type AccountStatusSortInput = {
  fecha_documento?: InputMaybe<SortEnum>;
  fecha_vencimiento_documento?: InputMaybe<SortEnum>;
  num_documento?: InputMaybe<SortEnum>;
  total?: InputMaybe<SortEnum>;
};

/** A granted permission, for example type 'Surtidor_Facturas', permission 'Surtidor_Facturas::pendientes'. Notifications: 'Surtidor_Notificaciones::pedidos'. */
export type AclEntry = {
  permission?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type Actividad = {
  /** What USUARIO did: CREADO, EDITADO, CAMBIO_ROL, ACTIVADO or DESACTIVADO. */
  accion?: Maybe<Scalars['String']['output']>;
  /** The state of the payment, as in listarTransacciones. */
  estado?: Maybe<Scalars['String']['output']>;
  /** In the format of created_at. */
  fecha?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  /** First and last name of the user whom USUARIO changed. */
  nombre_afectado?: Maybe<Scalars['String']['output']>;
  /** First and last name of the user who did it; of a support visit, the user in whose name support signed in. */
  nombre_usuario?: Maybe<Scalars['String']['output']>;
  /** INGRESO, SOPORTE, USUARIO or PAGO. */
  tipo?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
  usuario_id?: Maybe<Scalars['String']['output']>;
  /** The payment of PAGO. */
  uuid?: Maybe<Scalars['String']['output']>;
};

export type ActividadOutput = {
  items?: Maybe<Array<Maybe<Actividad>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type AdjuntoInput = {
  /** Base64. */
  contenido: Scalars['String']['input'];
  nombre: Scalars['String']['input'];
};

/** Context of the alternative calls: their store. The specification gives only the name 'config'. */
export type AssociateConfigInput = {
  store_code?: InputMaybe<Scalars['String']['input']>;
};

export type AssociateResult = {
  message?: Maybe<Scalars['String']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
};

/** Blog post (spec 3). The content is HTML. Sanitise it before rendering. */
export type BlogPost = {
  content?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  post_id?: Maybe<Scalars['Int']['output']>;
  publish_date?: Maybe<Scalars['String']['output']>;
  short_description?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type BlogPosts = {
  items?: Maybe<Array<Maybe<BlogPost>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type BlogPostsFilterInput = {
  post_id?: InputMaybe<FilterTypeInput>;
  url_key?: InputMaybe<FilterTypeInput>;
};

/** Voucher (spec 3). */
export type Bono = {
  cantidad?: Maybe<Scalars['Int']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  entity_id?: Maybe<Scalars['Int']['output']>;
  /** Last day of validity: created_at + diasVencimiento (decided). */
  fecha_vencimiento?: Maybe<Scalars['String']['output']>;
  monto?: Maybe<Scalars['String']['output']>;
  resp_salesforce?: Maybe<Scalars['String']['output']>;
  reward?: Maybe<Scalars['String']['output']>;
  /** PENDIENTE until the payment is approved, then ACTIVO; RECHAZADO if the payment fails; VENCIDO after the last day of validity (decided). */
  status?: Maybe<Scalars['String']['output']>;
  tipo_bono?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
};

export type BonoInput = {
  cantidad: Scalars['Int']['input'];
  /** Client code; must be the session's. */
  customer: Scalars['String']['input'];
  email: Scalars['String']['input'];
  monto: Scalars['String']['input'];
  reward: Scalars['String']['input'];
  /** Label of the use. */
  tipo_bono: Scalars['String']['input'];
  uuid: Scalars['String']['input'];
};

export type BonoMonto = {
  monto?: Maybe<Scalars['String']['output']>;
  /** Code of the use that this amount belongs to. */
  uso?: Maybe<Scalars['String']['output']>;
};

export type BonoUso = {
  descripcion?: Maybe<Scalars['String']['output']>;
  diasVencimiento?: Maybe<Scalars['Int']['output']>;
  montoMaximo?: Maybe<Scalars['String']['output']>;
  reward?: Maybe<Scalars['String']['output']>;
  /** HTML. */
  terminosCondiciones?: Maybe<Scalars['String']['output']>;
  titulo?: Maybe<Scalars['String']['output']>;
  /** Code of the use, which its montos refer to. */
  uso?: Maybe<Scalars['String']['output']>;
};

export type BonosConfig = {
  messageSuccess?: Maybe<Scalars['String']['output']>;
  montos?: Maybe<Array<Maybe<BonoMonto>>>;
  usos?: Maybe<Array<Maybe<BonoUso>>>;
};

/** Sales certificate (spec 3). start_date equals fecha_inicio, and end_date equals fecha_fin. */
export type CertificadoVenta = {
  created_at?: Maybe<Scalars['String']['output']>;
  /** Code of the destination; null for all destinations. */
  destinatario?: Maybe<Scalars['String']['output']>;
  end_date?: Maybe<Scalars['String']['output']>;
  fecha_fin?: Maybe<Scalars['String']['output']>;
  fecha_inicio?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  increment_sales_certificate?: Maybe<Scalars['String']['output']>;
  modo_impresion?: Maybe<Scalars['String']['output']>;
  negocio?: Maybe<Scalars['String']['output']>;
  nombre_comercial?: Maybe<Scalars['String']['output']>;
  /** Null until it is generated. */
  pdf?: Maybe<Scalars['String']['output']>;
  /** Name of the recipient, shown in the recipient column. */
  received?: Maybe<Scalars['String']['output']>;
  start_date?: Maybe<Scalars['String']['output']>;
};

export type CertificadoVentasInput = {
  codigo_destinatario?: InputMaybe<Scalars['String']['input']>;
  fecha_fin: Scalars['String']['input'];
  fecha_inicio: Scalars['String']['input'];
  /** CONSOLIDADO or DETALLADO. */
  modo_impresion: Scalars['String']['input'];
  /** EDS, INDUSTRIA or RUMBO. */
  negocio: Scalars['String']['input'];
};

export type CertificadoVentasResult = {
  codigo?: Maybe<Scalars['Int']['output']>;
  mensaje?: Maybe<Scalars['String']['output']>;
};

export type CertificadosFilterInput = {
  codigo_destinatario?: InputMaybe<FilterTypeInput>;
  fecha_fin?: InputMaybe<FilterTypeInput>;
  fecha_inicio?: InputMaybe<FilterTypeInput>;
  modo_impresion?: InputMaybe<FilterTypeInput>;
  negocio?: InputMaybe<FilterTypeInput>;
};

export type CertificadosOutput = {
  items?: Maybe<Array<Maybe<CertificadoVenta>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CertificadosSortInput = {
  increment_sales_certificate?: InputMaybe<SortEnum>;
};

/** Document class (spec 3), an option of the document filter. */
export type ClassDocument = {
  agrupacion?: Maybe<Scalars['String']['output']>;
  nombre?: Maybe<Scalars['String']['output']>;
};

/** The dealer company (spec 3). */
export type Client = {
  canal?: Maybe<Scalars['String']['output']>;
  ciudad?: Maybe<Scalars['String']['output']>;
  cliente?: Maybe<Scalars['String']['output']>;
  clienteGrupo1?: Maybe<Scalars['String']['output']>;
  clienteNit?: Maybe<Scalars['String']['output']>;
  codigoCompania?: Maybe<Scalars['String']['output']>;
  criterioImpuesto?: Maybe<Scalars['String']['output']>;
  departamento?: Maybe<Scalars['String']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  estatus?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  modificationDate?: Maybe<Scalars['String']['output']>;
  modificationHour?: Maybe<Scalars['String']['output']>;
  nombre?: Maybe<Scalars['String']['output']>;
  nombreComercial?: Maybe<Scalars['String']['output']>;
  nombreLargo?: Maybe<Scalars['String']['output']>;
  nombreLargo2?: Maybe<Scalars['String']['output']>;
  oficinaVentas?: Maybe<Scalars['String']['output']>;
  organizacionVentas?: Maybe<Scalars['String']['output']>;
  pais?: Maybe<Scalars['String']['output']>;
  representanteComercial?: Maybe<Scalars['String']['output']>;
  sector?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
  tipoCuenta?: Maybe<Scalars['String']['output']>;
  tipoNit?: Maybe<Scalars['String']['output']>;
};

/** The content is HTML written by editors. Sanitise it before rendering. */
export type CmsBlock = {
  content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

/** Compensation (spec 3). */
export type Compensacion = {
  cliente_nit?: Maybe<Scalars['String']['output']>;
  codigo_cliente?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  /** Lines (the name is decided). */
  detalle?: Maybe<Array<Maybe<CompensacionDetalle>>>;
  /** B in process, F rejected, S completed. */
  estado?: Maybe<Scalars['String']['output']>;
  estado_descripcion?: Maybe<Scalars['String']['output']>;
  id_cliente?: Maybe<Scalars['String']['output']>;
  id_compensacion?: Maybe<Scalars['Int']['output']>;
  id_transaccion?: Maybe<Scalars['String']['output']>;
  /** Key that it was sent with (decided); null if it was not created with this API. */
  idempotency_key?: Maybe<Scalars['String']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  total_compensado?: Maybe<Scalars['String']['output']>;
  total_facturas?: Maybe<Scalars['String']['output']>;
  total_pagos?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type CompensacionDetalle = {
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_compensacion_detalle?: Maybe<Scalars['Int']['output']>;
  monto_documento?: Maybe<Scalars['String']['output']>;
  num_documento?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  /** INVOICE or PAYMENT. */
  tipo_documento?: Maybe<Scalars['String']['output']>;
  valor_pagado?: Maybe<Scalars['String']['output']>;
};

/** Request line (spec 3). */
export type CompensacionLineInput = {
  fecha_vencimiento_documento?: InputMaybe<Scalars['String']['input']>;
  /** Balance of the document as the user saw it; negative for payments. */
  monto: Scalars['String']['input'];
  num_documento: Scalars['String']['input'];
  num_factura?: InputMaybe<Scalars['String']['input']>;
  tipo: DocumentTypeEnum;
};

export type CompensacionResult = {
  idTransaccion?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type CompensacionesFilterInput = {
  created_at?: InputMaybe<FilterTypeInput>;
  estado?: InputMaybe<FilterTypeInput>;
  id_compensacion?: InputMaybe<FilterTypeInput>;
  /** Decided: finds a compensation whose response was lost. */
  idempotency_key?: InputMaybe<FilterTypeInput>;
  /** Compensations that include this invoice. */
  num_factura?: InputMaybe<FilterTypeInput>;
};

export type CompensacionesOutput = {
  download?: Maybe<Download>;
  items?: Maybe<Array<Maybe<Compensacion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** Sorts by the first field that is set. */
export type CompensacionesSortInput = {
  created_at?: InputMaybe<SortEnum>;
  id_compensacion?: InputMaybe<SortEnum>;
  total_compensado?: InputMaybe<SortEnum>;
};

export type ConsultaUuid = {
  message?: Maybe<Scalars['String']['output']>;
  /** True if the attempt exists and belongs to the client. */
  response?: Maybe<Scalars['Boolean']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
};

/** Corporate info (spec 3). */
export type CorporateInfo = {
  ciudad?: Maybe<Scalars['String']['output']>;
  clienteNit?: Maybe<Scalars['String']['output']>;
  departmentName?: Maybe<Scalars['String']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  nombre?: Maybe<Scalars['String']['output']>;
  pais?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
  tipoNit?: Maybe<Scalars['String']['output']>;
};

/** Credit line: `disponible` is the limit less the open invoices and the orders that are not yet invoiced. It may be negative. */
export type CupoCredito = {
  disponible?: Maybe<Scalars['String']['output']>;
  /** When the figures were computed, in the format of created_at. */
  fecha?: Maybe<Scalars['String']['output']>;
  limite?: Maybe<Scalars['String']['output']>;
  /** ISO code of the currency. */
  moneda?: Maybe<Scalars['String']['output']>;
  /** Value of the released orders without an invoice. */
  retenido_pedidos?: Maybe<Scalars['String']['output']>;
  /** Open balance of invoices and debit notes. */
  usado?: Maybe<Scalars['String']['output']>;
};

export type CustomAttribute = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomAttributeInput = {
  attribute_code?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** User / associate (spec 3). */
export type Customer = {
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  celphone?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  destinations?: Maybe<Array<Maybe<CustomerDestination>>>;
  dob?: Maybe<Scalars['String']['output']>;
  document?: Maybe<Scalars['String']['output']>;
  document_type?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['Int']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  job_title?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  role_id?: Maybe<Scalars['Int']['output']>;
  role_name?: Maybe<Scalars['String']['output']>;
  /** '1' active, '0' inactive. */
  status?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  /** When the current terms were accepted, in the store's time zone. */
  terms_accepted_at?: Maybe<Scalars['String']['output']>;
  /** '1' accepted, '0' not accepted. */
  terms_and_conditions?: Maybe<Scalars['String']['output']>;
  terms_and_conditions_ip?: Maybe<Scalars['String']['output']>;
  /** The version of the terms that were accepted; null if none were. */
  terms_version?: Maybe<Scalars['String']['output']>;
  user_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddress = {
  city?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country_id?: InputMaybe<Scalars['String']['input']>;
  custom_attributes?: InputMaybe<Array<CustomAttributeInput>>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerCreateInput = {
  addresses?: InputMaybe<Array<CustomerAddressInput>>;
  celphone?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  default_billing?: InputMaybe<Scalars['String']['input']>;
  default_shipping?: InputMaybe<Scalars['String']['input']>;
  destination_id?: InputMaybe<Array<Scalars['Int']['input']>>;
  document?: InputMaybe<Scalars['String']['input']>;
  document_type?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  job_title?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  role_id?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerDestination = {
  destination_code?: Maybe<Scalars['String']['output']>;
  destination_id?: Maybe<Scalars['Int']['output']>;
  destination_name?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** Ids of destinations; unchanged if absent. Ignored for roles that get every destination. */
  destination_id?: InputMaybe<Array<Scalars['Int']['input']>>;
  document?: InputMaybe<Scalars['String']['input']>;
  document_type?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  role_id?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  terms_and_conditions?: InputMaybe<Scalars['String']['input']>;
  terms_and_conditions_ip?: InputMaybe<Scalars['String']['input']>;
  /** The signed-in user if absent. */
  user_id?: InputMaybe<Scalars['Int']['input']>;
};

export type Departamento = {
  code?: Maybe<Scalars['String']['output']>;
  code_sap?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  default_name?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type DeptosFilterInput = {
  code?: InputMaybe<FilterTypeInput>;
  code_sap?: InputMaybe<FilterTypeInput>;
  country_id?: InputMaybe<FilterTypeInput>;
};

export type DeptosSortInput = {
  code?: InputMaybe<SortEnum>;
  default_name?: InputMaybe<SortEnum>;
};

/** Destination (spec 3). */
export type Destinatario = {
  canal?: Maybe<Scalars['String']['output']>;
  centro_logistico?: Maybe<Scalars['String']['output']>;
  ciudad?: Maybe<Scalars['String']['output']>;
  codigo_destinatario?: Maybe<Scalars['String']['output']>;
  departamento?: Maybe<Scalars['String']['output']>;
  destino?: Maybe<Scalars['String']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  /** '1' active, '0' inactive. */
  estado?: Maybe<Scalars['String']['output']>;
  id_destinatario?: Maybe<Scalars['Int']['output']>;
  nombre_comercial?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  organizacion_ventas?: Maybe<Scalars['String']['output']>;
  pais?: Maybe<Scalars['String']['output']>;
  sector?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
};

export type DestinatariosFilterInput = {
  codigo_destinatario?: InputMaybe<FilterTypeInput>;
  estado?: InputMaybe<FilterTypeInput>;
  id_destinatario?: InputMaybe<FilterTypeInput>;
  nombre_comercial?: InputMaybe<FilterTypeInput>;
};

export type DestinatariosOutput = {
  items?: Maybe<Array<Maybe<Destinatario>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type DocumentStatus = {
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type DocumentTypeEnum =
  | 'INVOICE'
  | 'PAYMENT';

/** Document / invoice (spec 3): one line of the pending list. */
export type Documento = {
  agrupacion?: Maybe<Scalars['String']['output']>;
  /** '1' while a payment in progress or a compensation in process holds the document. */
  bloqueada?: Maybe<Scalars['String']['output']>;
  ciudad?: Maybe<Scalars['String']['output']>;
  classification?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  /** Code of the destination (decided). */
  destino?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Scalars['String']['output']>;
  /** Days overdue today; 0 if not overdue. */
  dias_mora?: Maybe<Scalars['Int']['output']>;
  dias_mora_documento?: Maybe<Scalars['Int']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  /** NV next to expire, AT expired, V expires today, C compensated, A open (payments and credits). */
  estado_documento?: Maybe<Scalars['String']['output']>;
  /** Decided: the ledger's own state, 'A' open or 'C' compensated. */
  estado_numero_documento?: Maybe<Scalars['String']['output']>;
  /** Decided: when the hold started. */
  fecha_bloqueo?: Maybe<Scalars['String']['output']>;
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_edocta?: Maybe<Scalars['Int']['output']>;
  id_edocta_detalle?: Maybe<Scalars['Int']['output']>;
  id_histocta_detalle?: Maybe<Scalars['Int']['output']>;
  /** ISO code of the currency (decided). */
  moneda?: Maybe<Scalars['String']['output']>;
  /** Decided: why the document is held ('PAGO' or 'COMPENSACION'); null if it is not held. */
  motivo_bloqueo?: Maybe<Scalars['String']['output']>;
  /** Community tax id, which is shown as the invoice number if present. */
  nif_comunitario?: Maybe<Scalars['String']['output']>;
  nombre_cliente?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  num_documento?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  numero_cuenta?: Maybe<Scalars['String']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  tipo_cuenta?: Maybe<Scalars['String']['output']>;
  /** RV invoice, DG credit note, DZ payment, DB, DB-SF and DB-SP debit notes. */
  tipo_documento?: Maybe<Scalars['String']['output']>;
  /** Open balance (account status, documentos) or original amount (history, compensated documents). Negative for payments and credits. */
  total?: Maybe<Scalars['String']['output']>;
};

export type DocumentosFilterInput = {
  agrupacion?: InputMaybe<FilterTypeInput>;
  bloqueada?: InputMaybe<FilterTypeInput>;
  /** Searches num_documento, num_factura and nif_comunitario without dots (decided). */
  busqueda?: InputMaybe<Scalars['String']['input']>;
  classification?: InputMaybe<FilterTypeInput>;
  destino?: InputMaybe<FilterTypeInput>;
  /** NV, AT, V or C, or A for all open documents. */
  estado_documento?: InputMaybe<FilterTypeInput>;
  /** 'A' open, 'C' compensated. */
  estado_numero_documento?: InputMaybe<FilterTypeInput>;
  fecha_documento?: InputMaybe<FilterTypeInput>;
  fecha_vencimiento_documento?: InputMaybe<FilterTypeInput>;
  nif_comunitario?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
  num_factura?: InputMaybe<FilterTypeInput>;
  /** Month of the document as 'YYYY-MM' (decided). */
  periodo?: InputMaybe<FilterTypeInput>;
  tipo_documento?: InputMaybe<FilterTypeInput>;
  total?: InputMaybe<FilterTypeInput>;
};

export type DocumentosOutput = {
  document_statuses?: Maybe<Array<Maybe<DocumentStatus>>>;
  items?: Maybe<Array<Maybe<Documento>>>;
  total_amount_expire_today?: Maybe<Scalars['String']['output']>;
  total_amount_expired?: Maybe<Scalars['String']['output']>;
  total_amount_expired_by_days?: Maybe<ExpiredByDays>;
  total_amount_positive?: Maybe<Scalars['String']['output']>;
  total_amount_to_expire?: Maybe<Scalars['String']['output']>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** Sorts by the first field that is set. */
export type DocumentosSortInput = {
  fecha_documento?: InputMaybe<SortEnum>;
  fecha_vencimiento_documento?: InputMaybe<SortEnum>;
  num_documento?: InputMaybe<SortEnum>;
  total?: InputMaybe<SortEnum>;
};

export type Download = {
  /** Certificate of balances; only account status and its history have one. */
  certificate?: Maybe<DownloadFile>;
  pdf?: Maybe<DownloadFile>;
  xls?: Maybe<DownloadFile>;
};

/** A downloadable file. `url` starts with http if `status` is '1'; otherwise `mensaje` gives the reason. */
export type DownloadFile = {
  mensaje?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type EasyPayContadoFilterInput = {
  amount: Scalars['String']['input'];
  id_segment: Scalars['String']['input'];
  /** A repeated key returns the same session (decided). */
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
};

/** EDS list entry (spec 3). */
export type EdsItem = {
  codigo_destinatario?: Maybe<Scalars['String']['output']>;
  nombre_comercial?: Maybe<Scalars['String']['output']>;
};

export type EmpresaUsuario = {
  /** Client code. */
  cliente?: Maybe<Scalars['String']['output']>;
  nombre?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['String']['output']>;
};

export type EventoReclamo = {
  /** ABIERTO, RESPONDIDO or CERRADO. */
  estado?: Maybe<Scalars['String']['output']>;
  /** When, in the format of created_at. */
  fecha?: Maybe<Scalars['String']['output']>;
  texto?: Maybe<Scalars['String']['output']>;
};

/** Amounts past due for 1-7, 8-14, 15-21 and more than 21 days. */
export type ExpiredByDays = {
  fourteen_days?: Maybe<Scalars['String']['output']>;
  greater_twenty_one_days?: Maybe<Scalars['String']['output']>;
  one_to_seven_days?: Maybe<Scalars['String']['output']>;
  twenty_one_days?: Maybe<Scalars['String']['output']>;
};

/** Condition on one field. `in` takes a list or one comma-separated string ('0,1'). Bounds are inclusive; a date as the upper bound of an instant covers the whole day. */
export type FilterTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  gteq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  like?: InputMaybe<Scalars['String']['input']>;
  lteq?: InputMaybe<Scalars['String']['input']>;
  neq?: InputMaybe<Scalars['String']['input']>;
};

export type GeneratedPdf = {
  pdf?: Maybe<GeneratedPdfFile>;
};

/** A PDF generated on request. The backend misspells `menssage`. */
export type GeneratedPdfFile = {
  menssage?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type InvoiceUrl = {
  download?: Maybe<Download>;
};

/** Login result (spec 3). */
export type LoginResult = {
  acl?: Maybe<Array<Maybe<AclEntry>>>;
  client?: Maybe<Client>;
  /** The signed-in person (decided); in support sessions, the customer on whose behalf support is signed in. */
  customer?: Maybe<Customer>;
  /** '1' if the user has accepted the current terms, otherwise '0'. */
  hasTermsAndConditions?: Maybe<Scalars['String']['output']>;
  /** The number of companies in empresasUsuario (decided). */
  numero_empresas?: Maybe<Scalars['Int']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  /** Session user (spec 3; the place is decided). */
  session_user?: Maybe<SessionUser>;
  /** Store of the client: colombia, peru, ecuador, lubricantes or lubricantes_ecuador (decided). */
  store_code?: Maybe<Scalars['String']['output']>;
  /** True for a support session (decided). */
  support?: Maybe<Scalars['Boolean']['output']>;
  /** Random 256-bit token, valid for 7 days; null in sesionActual. */
  token?: Maybe<Scalars['String']['output']>;
};

export type MotivoReclamo = {
  codigo?: Maybe<Scalars['String']['output']>;
  nombre?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  /**
   * Registers the vouchers of a purchase whose payment session (easyPayContado with 'BO') has the uuid.
   * 'Producto' is the placeholder of the configured product: addSurtidorBono. All or none are registered; their
   * sum must be the session's amount. A second call with the same uuid returns the registered vouchers (decided).
   */
  addProductoBono?: Maybe<Array<Maybe<Bono>>>;
  /** Opens a session of the same person in another of their companies (decided); the session of the request stays. Never for support. FORBIDDEN for a company that is not theirs. */
  cambiarEmpresa?: Maybe<LoginResult>;
  /** Changes the password of the signed-in user and ends the user's other sessions. */
  changeCustomerPassword?: Maybe<Customer>;
  /**
   * Returns the outcome of an attempt and unlocks its documents if it is final (spec 7). Decided:
   * status is APROBADA, RECHAZADA, PENDIENTE or NO ENCONTRADA (unknown, another client's, or a colleague's
   * for users who cannot list the company's payments).
   */
  consultarUuidYDesbloquearDocumentos?: Maybe<ConsultaUuid>;
  /**
   * Applies payments against invoices (spec 7): all lines or none, with at least one on each side. Holds the
   * documents while in process. A repeated idempotency_key (decided) returns the same compensation.
   * Rejections have the codes of crearTransaccionOnline.
   */
  crearCompensacion?: Maybe<CompensacionResult>;
  /**
   * Files a question or claim (decided). The same clave returns the claim that it filed, so that a lost response can be
   * sent again. An object of another company is NOT_FOUND. Files are checked by their content: JPEG, PNG, WebP and PDF.
   */
  crearReclamo?: Maybe<Reclamo>;
  /**
   * Opens a payment session for invoices of the client (spec 7): all lines or none. A repeated
   * idempotency_key (decided) returns the same session, never a second one. Rejections set
   * `extensions.code` to DOCUMENT_BLOCKED (with `extensions.documents`: [{num_documento, desde, uuid}]),
   * DOCUMENT_CHANGED, AMOUNT_INVALID, DOCUMENT_NOT_FOUND, IDEMPOTENCY_MISMATCH or SUPPORT_READ_ONLY.
   */
  crearTransaccionOnline?: Maybe<TransaccionOnline>;
  /** Creates an associate (spec 7, the default variant). */
  crearUsuarioCliente?: Maybe<Customer>;
  /** Alternative reading of the create call (spec 7). */
  createAssociate?: Maybe<AssociateResult>;
  /**
   * Signs a user in (spec 7). Wrong credentials fail with `extensions.code` 'SIGN_IN_FAILED' and
   * `extensions.failedAttempts` (consecutive failures of that address, decided). No address is locked:
   * the portal's server slows down guessing. A backend that locks accounts sends 'SIGN_IN_LOCKED' and
   * `extensions.retryAfterSeconds`.
   */
  generateCustomerToken?: Maybe<LoginResult>;
  /** Signs support staff in as a customer. The secret works once. The session can never write. */
  generateSupportCustomerToken?: Maybe<LoginResult>;
  generatedPDFAccountHistoryDetails?: Maybe<GeneratedPdf>;
  generatedPDFAccountHistoryDetailsTimeLine?: Maybe<GeneratedPdf>;
  generatedPDFAccountStatusDetails?: Maybe<GeneratedPdf>;
  /** Returns the electronic invoice with this fiscal code. */
  getUrlInvoiceGurusoft?: Maybe<InvoiceUrl>;
  /** Does nothing. It declares the type, which each area extends. */
  ping?: Maybe<Scalars['String']['output']>;
  /** Sends an e-mail with a link that sets a new password once, within an hour. True whether or not the address belongs to a customer. */
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the password with the token from the e-mail and ends every session of the user. */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Ends the session of the request's bearer token. */
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Requests a sales certificate. A codigo from 200 to 299 means success (spec 5). */
  solicitarCertificadoVentas?: Maybe<CertificadoVentasResult>;
  /** Stores the answers to a form (the name is inferred). The satisfaction survey is stored once per person; a repeated call succeeds and stores nothing. */
  submitSurvey?: Maybe<SurveyResult>;
  /** Alternative reading of the edit call (spec 7). */
  updateAssociate?: Maybe<AssociateResult>;
  /** Edits an associate or the signed-in user (spec 7, the default variant). */
  updateCustomerV2?: Maybe<Customer>;
};


export type MutationAddProductoBonoArgs = {
  bonos: Array<BonoInput>;
};


export type MutationCambiarEmpresaArgs = {
  cliente: Scalars['String']['input'];
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationConsultarUuidYDesbloquearDocumentosArgs = {
  uuid: Scalars['String']['input'];
};


export type MutationCrearCompensacionArgs = {
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CompensacionLineInput>;
};


export type MutationCrearReclamoArgs = {
  adjuntos?: InputMaybe<Array<AdjuntoInput>>;
  clave: Scalars['String']['input'];
  motivo: Scalars['String']['input'];
  referencia: Scalars['String']['input'];
  texto: Scalars['String']['input'];
  tipo: Scalars['String']['input'];
};


export type MutationCrearTransaccionOnlineArgs = {
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  lines: Array<TransaccionOnlineLineInput>;
};


export type MutationCrearUsuarioClienteArgs = {
  input: CustomerCreateInput;
};


export type MutationCreateAssociateArgs = {
  config?: InputMaybe<AssociateConfigInput>;
  input: CustomerCreateInput;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationGenerateSupportCustomerTokenArgs = {
  secret: Scalars['String']['input'];
};


export type MutationGeneratedPdfAccountHistoryDetailsArgs = {
  id_histocta_detalle: Scalars['Int']['input'];
};


export type MutationGeneratedPdfAccountHistoryDetailsTimeLineArgs = {
  id: Scalars['String']['input'];
};


export type MutationGeneratedPdfAccountStatusDetailsArgs = {
  id_edocta_detalle: Scalars['Int']['input'];
};


export type MutationGetUrlInvoiceGurusoftArgs = {
  cufe: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationSolicitarCertificadoVentasArgs = {
  input: CertificadoVentasInput;
};


export type MutationSubmitSurveyArgs = {
  input: SurveyInput;
};


export type MutationUpdateAssociateArgs = {
  config?: InputMaybe<AssociateConfigInput>;
  input: CustomerUpdateInput;
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};

export type OrderLoadFilterInput = {
  /** The name is decided, because the specification shows no filter. */
  id_orden_cargue: FilterTypeInput;
};

export type PaymentTypeEnum =
  | 'OFFLINE'
  | 'PSE';

/** Order (spec 3). */
export type Pedido = {
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  /** Credit that the client lacks to release this order (decided); null if the order is not blocked for credit. */
  cupo_faltante?: Maybe<Scalars['String']['output']>;
  destino?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Array<Maybe<PedidoDetalle>>>;
  download?: Maybe<PedidoDownload>;
  /** Deliveries (the name is decided). */
  entregas?: Maybe<Array<Maybe<PedidoEntrega>>>;
  /** '1' locked. */
  estado_bloqueo_pedido?: Maybe<Scalars['String']['output']>;
  /** '-2', '-1.5', '-1', '1' to '6', '9'. */
  estado_pedido?: Maybe<Scalars['String']['output']>;
  estado_pedido_description?: Maybe<Scalars['String']['output']>;
  estatus_rechazo?: Maybe<Scalars['String']['output']>;
  fecha_entrega?: Maybe<Scalars['String']['output']>;
  fecha_pedido?: Maybe<Scalars['String']['output']>;
  guia_transporte?: Maybe<Scalars['String']['output']>;
  /** Status history, oldest first. */
  historico_estados?: Maybe<Array<Maybe<PedidoHistorico>>>;
  id_cliente?: Maybe<Scalars['String']['output']>;
  id_pedido?: Maybe<Scalars['Int']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  motivo_bloqueo?: Maybe<Scalars['String']['output']>;
  /** Decided: shown only if rejection reasons are enabled. */
  motivo_rechazo?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  nombre_solicitante?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  num_pedido?: Maybe<Scalars['String']['output']>;
  num_sicom?: Maybe<Scalars['String']['output']>;
  solicitante?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  valor?: Maybe<Scalars['String']['output']>;
};

export type PedidoDetalle = {
  /** Decimal string with up to three decimals, for example '2500.000'. */
  cantidad?: Maybe<Scalars['String']['output']>;
  centro_logistico?: Maybe<Scalars['String']['output']>;
  cod_producto?: Maybe<Scalars['String']['output']>;
  descripcion?: Maybe<Scalars['String']['output']>;
  id_pedido_info?: Maybe<Scalars['Int']['output']>;
  /** Name of the plant (decided). */
  nombre_centro_logistico?: Maybe<Scalars['String']['output']>;
  unidad_medida?: Maybe<Scalars['String']['output']>;
};

/** Links of one order (decided): invoice, remission and load order, each null until it exists. */
export type PedidoDownload = {
  factura?: Maybe<DownloadFile>;
  orden_cargue?: Maybe<DownloadFile>;
  remision?: Maybe<DownloadFile>;
};

export type PedidoEntrega = {
  estado_entrega?: Maybe<Scalars['String']['output']>;
  estado_entrega_description?: Maybe<Scalars['String']['output']>;
  fecha_creacion?: Maybe<Scalars['String']['output']>;
  fecha_entrega?: Maybe<Scalars['String']['output']>;
  id_orden_cargue?: Maybe<Scalars['String']['output']>;
  id_remision?: Maybe<Scalars['String']['output']>;
  num_entrega?: Maybe<Scalars['String']['output']>;
  num_factura?: Maybe<Scalars['String']['output']>;
  valor?: Maybe<Scalars['String']['output']>;
};

export type PedidoFileOutput = {
  download?: Maybe<Download>;
  size?: Maybe<Scalars['Int']['output']>;
};

export type PedidoFilterOption = {
  id?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type PedidoHistorico = {
  cufe?: Maybe<Scalars['String']['output']>;
  /** Decided: description of the status, equal to the order's estado_pedido_description if current. */
  descripcion?: Maybe<Scalars['String']['output']>;
  download?: Maybe<Download>;
  fecha_estimada_entrega?: Maybe<Scalars['String']['output']>;
  fecha_factura?: Maybe<Scalars['String']['output']>;
  /** 'YYYY-MM-DD HH:mm:ss': date and time separated by a space. */
  fecha_hora_evento?: Maybe<Scalars['String']['output']>;
  fecha_ubicacion?: Maybe<Scalars['String']['output']>;
  /** Argument of generatedPDFAccountHistoryDetailsTimeLine if this event has an invoice (decided). */
  id_factura?: Maybe<Scalars['String']['output']>;
  id_orden_cargue?: Maybe<Scalars['String']['output']>;
  id_pedido_history_status?: Maybe<Scalars['Int']['output']>;
  id_remision?: Maybe<Scalars['String']['output']>;
  nombre_transportista?: Maybe<Scalars['String']['output']>;
  observaciones?: Maybe<Scalars['String']['output']>;
  placa_vehiculo?: Maybe<Scalars['String']['output']>;
  /** Status code of the event (spec 4). */
  type?: Maybe<Scalars['String']['output']>;
  ubicacion?: Maybe<Scalars['String']['output']>;
};

export type PedidosDetalleFilterInput = {
  centro_logistico?: InputMaybe<FilterTypeInput>;
  cod_producto?: InputMaybe<FilterTypeInput>;
};

export type PedidosFilterInput = {
  destino?: InputMaybe<FilterTypeInput>;
  detalle?: InputMaybe<PedidosDetalleFilterInput>;
  estado_pedido?: InputMaybe<FilterTypeInput>;
  fecha_entrega?: InputMaybe<FilterTypeInput>;
  fecha_pedido?: InputMaybe<FilterTypeInput>;
  id_cliente?: InputMaybe<FilterTypeInput>;
  num_pedido?: InputMaybe<FilterTypeInput>;
  num_sicom?: InputMaybe<FilterTypeInput>;
  /** An order matches if one of these conditions is met. */
  or?: InputMaybe<PedidosOrFilterInput>;
  solicitante?: InputMaybe<FilterTypeInput>;
};

export type PedidosOrFilterInput = {
  num_pedido?: InputMaybe<FilterTypeInput>;
  num_sicom?: InputMaybe<FilterTypeInput>;
};

export type PedidosOutput = {
  data?: Maybe<Array<Maybe<Pedido>>>;
  /** Destinations that occur in the client's orders, which are the options of the station filter. */
  destinations?: Maybe<Array<Maybe<EdsItem>>>;
  download?: Maybe<Download>;
  edsItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  /** Dispatch plants that occur in the client's orders. */
  logistics_centers?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  plantsItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  /** Number of orders that match the filter, on all pages. */
  size?: Maybe<Scalars['Int']['output']>;
  sortByItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  /** Options of the status filter (spec 3). */
  statusItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
};

export type PedidosSortField =
  | 'fecha_pedido'
  | 'num_pedido'
  | 'num_sicom';

/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type Query = {
  /** Movements of the client, newest first (spec 7). */
  AccountHistory?: Maybe<AccountHistoryOutput>;
  /** Online account status: open documents of the client (spec 7). Default: due date ascending. */
  AccountStatus?: Maybe<AccountStatusOutput>;
  /** The same movements as records with a header, oldest first (spec 7). */
  AccountStatusHistory?: Maybe<AccountStatusHistoryOutput>;
  ClassDocuments?: Maybe<Array<Maybe<ClassDocument>>>;
  /** Load order (spec 7). */
  OrderLoad?: Maybe<PedidoFileOutput>;
  /** Orders with their status history, oldest first (spec 7). */
  OrderTimelineTracking?: Maybe<PedidosOutput>;
  /** Orders of the client, or of the user's stations, newest first (spec 7), for the orders list and the dashboard. */
  OrderTraceability?: Maybe<PedidosOutput>;
  /** Orders with their deliveries, newest first (spec 7), for the order details. */
  OrderTracking?: Maybe<PedidosOutput>;
  /** Delivery note of a delivery (spec 7). */
  Remissions?: Maybe<PedidoFileOutput>;
  /** Content blocks (spec 7), public. Unknown identifiers are omitted. Terms: 'terminos-y-condiciones', 'habeas-data'; menus: 'menu-links', 'menu-links-lub'. */
  cmsBlocks?: Maybe<CmsBlocks>;
  /** Credit line of the client (decided); null if the client has none. */
  cupoCredito?: Maybe<CupoCredito>;
  /**
   * Documents to pay or to compensate, with the dashboard's totals (spec 7). Decided:
   * PSE + INVOICE = invoices, debit notes and credit notes; OFFLINE + INVOICE = invoices and debit notes only;
   * PAYMENT = payments and credit notes. Only open documents, unless estado_numero_documento is filtered by 'C'.
   * Totals cover all matching documents, on every page, and count only positive ones, so that
   * expired + to_expire + expire_today = positive and the four buckets add up to expired. Default: due date ascending.
   */
  documentos?: Maybe<DocumentosOutput>;
  /** Cash payment by segment; vouchers use id_segment 'BO' (spec 7). Opens a payment session without documents. Rejected for support sessions. */
  easyPayContado?: Maybe<TransaccionOnline>;
  /** The companies whose account the signed-in person can use, with the current one, by name (decided). Support receives only the current one. */
  empresasUsuario?: Maybe<Array<Maybe<EmpresaUsuario>>>;
  /** Vouchers of a purchase (uuid) or of the client (customer), newest first (getBonosSurtidor). */
  getBonosProducto?: Maybe<Array<Maybe<Bono>>>;
  /** Amounts and uses of gift vouchers (getBonosSurtidorConfig). */
  getBonosProductoConfig?: Maybe<BonosConfig>;
  /** Corporate information panel of the signed-in client (spec 3; the call is decided). */
  informacionCorporativa?: Maybe<CorporateInfo>;
  listadoTiposDocumentos?: Maybe<Array<Maybe<TipoDocumento>>>;
  /**
   * What people did in the signed-in client's account, newest first (decided): sign-ins, support visits, changes of
   * people and attempts to pay. Only for the legal representative, never for support. `usuario_id` selects a person,
   * `tipo` a kind.
   */
  listarActividad?: Maybe<ActividadOutput>;
  /** Certificates of the client, sorted by increment_sales_certificate ascending (spec 7). */
  listarCertificadoVenta?: Maybe<CertificadosOutput>;
  /** Compensations of the client. Default: created_at descending (spec 9). */
  listarCompensaciones?: Maybe<CompensacionesOutput>;
  /** Departments, sorted by name by default, in pages of 10 (spec 9). */
  listarDeptos?: Maybe<Array<Maybe<Departamento>>>;
  /** Destinations (service stations) of the signed-in client, or the assigned ones for roles with stations, sorted by code. `search` covers code and commercial name. */
  listarDestinatarios?: Maybe<DestinatariosOutput>;
  /** Payment attempts of the client, newest first (decided), so that a browser can find its own attempt. */
  listarTransacciones?: Maybe<TransaccionesOutput>;
  /** Blog posts, newest first. action is 'get_post_list'; the news page uses the filter (decided). */
  mpBlogPosts?: Maybe<BlogPosts>;
  /** Returns 'ok', even without a session. Used to wait for the backend at startup. */
  ping?: Maybe<Scalars['String']['output']>;
  /**
   * Questions and claims of the company about one object, newest first, with the reasons that can be chosen (decided).
   * tipo: FACTURA (its invoice or document number), PEDIDO (its number) or PAGO (its uuid).
   */
  reclamos?: Maybe<ReclamosOutput>;
  rolesCliente?: Maybe<Array<Maybe<RolCliente>>>;
  /** The login result of the bearer token, without the token (decided: lets a server rebuild a session). */
  sesionActual?: Maybe<LoginResult>;
  /** Questions of a form (decided; the specification shows the entity, not the call). form: 'satisfaction' (default) or another form's name for /dynamic-form. */
  surveyQuestions?: Maybe<Array<Maybe<SurveyQuestion>>>;
  /**
   * Users of the signed-in client, without the legal representative. `search` covers names, e-mail
   * and document. Users who do not manage associates get only their own record, whatever the filter.
   * `filter: {id: {eq}}` with the user's own id returns that record for every role, including the legal representative.
   */
  usuariosCliente?: Maybe<UsuariosClienteOutput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryAccountHistoryArgs = {
  clientCode?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  detailFilter?: InputMaybe<AccountHistoryDetailFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryAccountStatusArgs = {
  currentPageDetails?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<AccountStatusFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AccountStatusSortInput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryAccountStatusHistoryArgs = {
  clientCode?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  detailFilter?: InputMaybe<AccountHistoryDetailFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryOrderLoadArgs = {
  filter: OrderLoadFilterInput;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryOrderTimelineTrackingArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryOrderTraceabilityArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryOrderTrackingArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryRemissionsArgs = {
  filter: RemissionsFilterInput;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryDocumentosArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  documentType: DocumentTypeEnum;
  filter?: InputMaybe<DocumentosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  paymentType: PaymentTypeEnum;
  sort?: InputMaybe<DocumentosSortInput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryEasyPayContadoArgs = {
  filter: EasyPayContadoFilterInput;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryGetBonosProductoArgs = {
  customer?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarActividadArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  tipo?: InputMaybe<Scalars['String']['input']>;
  usuario_id?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarCertificadoVentaArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CertificadosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CertificadosSortInput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarCompensacionesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CompensacionesFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompensacionesSortInput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarDeptosArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<DeptosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DeptosSortInput>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarDestinatariosArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<DestinatariosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryListarTransaccionesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<TransaccionesFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryMpBlogPostsArgs = {
  action: Scalars['String']['input'];
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostsFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryReclamosArgs = {
  referencia: Scalars['String']['input'];
  tipo: Scalars['String']['input'];
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QuerySurveyQuestionsArgs = {
  form?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.
 *
 * Conventions, decided where the specification does not define the format:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, because they come from an ERP behind a shop backend.
 * - ACCESS.md lists who can call each operation: permissions, stations, support, terms.
 * - Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
 *   without a mark has the origin of its field.
 * - Our errors have an `extensions.code`; their `message` is the text of spec 8.
 */
export type QueryUsuariosClienteArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<UsuariosClienteFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UsuariosClienteSortInput>;
};

export type Reclamo = {
  /** Names of the files. */
  adjuntos?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** ABIERTO, RESPONDIDO or CERRADO. */
  estado?: Maybe<Scalars['String']['output']>;
  /** Oldest first. */
  eventos?: Maybe<Array<Maybe<EventoReclamo>>>;
  id?: Maybe<Scalars['String']['output']>;
  /** Name of the reason. */
  motivo?: Maybe<Scalars['String']['output']>;
  nombre_usuario?: Maybe<Scalars['String']['output']>;
};

export type ReclamosOutput = {
  items?: Maybe<Array<Maybe<Reclamo>>>;
  motivos?: Maybe<Array<Maybe<MotivoReclamo>>>;
};

export type RemissionsFilterInput = {
  numero_entrega: FilterTypeInput;
};

export type RevokeCustomerTokenOutput = {
  result?: Maybe<Scalars['Boolean']['output']>;
};

export type RolCliente = {
  /** The role's permissions (decided: the specification shows only the acl of the signed-in user). Null for users who do not manage associates. */
  acl?: Maybe<Array<Maybe<AclEntry>>>;
  role_id?: Maybe<Scalars['Int']['output']>;
  role_name?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type SessionUser = {
  clientCode?: Maybe<Scalars['String']['output']>;
  role_name?: Maybe<Scalars['String']['output']>;
  userId?: Maybe<Scalars['String']['output']>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

/** question is the question's id. In a rating of several features, feature is the feature's value. */
export type SurveyAnswerInput = {
  feature?: InputMaybe<Scalars['String']['input']>;
  question: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type SurveyAnswerOption = {
  options?: Maybe<Array<Maybe<SurveyOption>>>;
  properties?: Maybe<Array<Maybe<SurveyProperty>>>;
  /** rating, radio, checkbox, text. */
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SurveyInput = {
  answers: Array<SurveyAnswerInput>;
  form?: InputMaybe<Scalars['String']['input']>;
};

export type SurveyOption = {
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SurveyProperty = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** Survey question (spec 3). */
export type SurveyQuestion = {
  answerOption?: Maybe<SurveyAnswerOption>;
  id?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  validations?: Maybe<Array<Maybe<SurveyValidation>>>;
};

export type SurveyResult = {
  message?: Maybe<Scalars['String']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
};

/** A validator of the dynamic form (spec 5): required, minLength, maxLength, between, requiredIf. */
export type SurveyValidation = {
  name?: Maybe<Scalars['String']['output']>;
  /** JSON: a number, [min, max], or {question, value} for requiredIf; null for required. */
  value?: Maybe<Scalars['String']['output']>;
};

export type TipoDocumento = {
  label?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type Transaccion = {
  /** Name of the bank; null until the session was completed there (decided). */
  banco?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  /** PENDIENTE, APROBADA or RECHAZADA. */
  estado?: Maybe<Scalars['String']['output']>;
  id_segment?: Maybe<Scalars['String']['output']>;
  /** The id of that user. */
  id_usuario?: Maybe<Scalars['Int']['output']>;
  idempotency_key?: Maybe<Scalars['String']['output']>;
  lines?: Maybe<Array<Maybe<TransaccionLine>>>;
  /** True until the state is final. */
  live?: Maybe<Scalars['Boolean']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  /** First and last name of the client's user who created it (decided). */
  nombre_usuario?: Maybe<Scalars['String']['output']>;
  /** Whether the signed-in user created it (decided). */
  own?: Maybe<Scalars['Boolean']['output']>;
  /** The existing session, for its creator until it ends; otherwise null. Opens no new session (decided). */
  session?: Maybe<TransaccionOnline>;
  /**
   * When the provider's session ends, in the format of created_at; null if there is none to return to,
   * because it was completed there or the state is final (decided).
   */
  session_expires_at?: Maybe<Scalars['String']['output']>;
  /** When the state became final, in the format of created_at; null until then (decided). */
  settled_at?: Maybe<Scalars['String']['output']>;
  /** FACTURAS, CONTADO or BONOS. */
  tipo?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
};

export type TransaccionLine = {
  /** Code and name of the document's destination. */
  destino?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento?: Maybe<Scalars['String']['output']>;
  monto_documento?: Maybe<Scalars['String']['output']>;
  monto_transaccion?: Maybe<Scalars['String']['output']>;
  nombre_destino?: Maybe<Scalars['String']['output']>;
  numero_documento?: Maybe<Scalars['String']['output']>;
  numero_factura?: Maybe<Scalars['String']['output']>;
  observaciones?: Maybe<Scalars['String']['output']>;
  tipo_transaccion?: Maybe<Scalars['String']['output']>;
};

/** Payment session/response (spec 3). The browser goes to url_redirect with the encrypted token and the uuid. */
export type TransaccionOnline = {
  /** PENDIENTE, APROBADA or RECHAZADA. */
  estado?: Maybe<Scalars['String']['output']>;
  phrase?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  url_redirect?: Maybe<Scalars['String']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
};

/** Online payment line (spec 3). */
export type TransaccionOnlineLineInput = {
  fecha_vencimiento?: InputMaybe<Scalars['String']['input']>;
  /** Balance of the document as the payer saw it; rejected with DOCUMENT_CHANGED if it has changed. */
  monto_documento: Scalars['String']['input'];
  /** Amount to pay: more than 0, at most monto_documento. */
  monto_transaccion: Scalars['String']['input'];
  numero_documento: Scalars['String']['input'];
  numero_factura?: InputMaybe<Scalars['String']['input']>;
  observaciones?: InputMaybe<Scalars['String']['input']>;
  /** 'total' or 'parcial'. */
  tipo_transaccion: Scalars['String']['input'];
};

export type TransaccionesFilterInput = {
  created_at?: InputMaybe<FilterTypeInput>;
  estado?: InputMaybe<FilterTypeInput>;
  idempotency_key?: InputMaybe<FilterTypeInput>;
  uuid?: InputMaybe<FilterTypeInput>;
};

export type TransaccionesOutput = {
  items?: Maybe<Array<Maybe<Transaccion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type UsuariosClienteFilterInput = {
  email?: InputMaybe<FilterTypeInput>;
  id?: InputMaybe<FilterTypeInput>;
  role_id?: InputMaybe<FilterTypeInput>;
  /** '1', '0', or both with `in`; 'all' means both. */
  status?: InputMaybe<FilterTypeInput>;
};

export type UsuariosClienteOutput = {
  items?: Maybe<Array<Maybe<Customer>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** Sorts by the first field that is set, or by firstname ascending if there is none. */
export type UsuariosClienteSortInput = {
  email?: InputMaybe<SortEnum>;
  firstname?: InputMaybe<SortEnum>;
  id?: InputMaybe<SortEnum>;
  lastname?: InputMaybe<SortEnum>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountHistoryData: ResolverTypeWrapper<Lazy<AccountHistoryData>>;
  AccountHistoryDetailFilterInput: ResolverTypeWrapper<Lazy<AccountHistoryDetailFilterInput>>;
  AccountHistoryLine: ResolverTypeWrapper<Lazy<AccountHistoryLine>>;
  AccountHistoryOutput: ResolverTypeWrapper<Lazy<AccountHistoryOutput>>;
  AccountStatusData: ResolverTypeWrapper<Lazy<AccountStatusData>>;
  AccountStatusDetailFilterInput: ResolverTypeWrapper<Lazy<AccountStatusDetailFilterInput>>;
  AccountStatusFilterInput: ResolverTypeWrapper<Lazy<AccountStatusFilterInput>>;
  AccountStatusHistoryLine: ResolverTypeWrapper<Lazy<AccountStatusHistoryLine>>;
  AccountStatusHistoryOutput: ResolverTypeWrapper<Lazy<AccountStatusHistoryOutput>>;
  AccountStatusHistoryRecord: ResolverTypeWrapper<Lazy<AccountStatusHistoryRecord>>;
  AccountStatusLine: ResolverTypeWrapper<Lazy<AccountStatusLine>>;
  AccountStatusOutput: ResolverTypeWrapper<Lazy<AccountStatusOutput>>;
  AccountStatusSortInput: ResolverTypeWrapper<Lazy<AccountStatusSortInput>>;
  AclEntry: ResolverTypeWrapper<Lazy<AclEntry>>;
  Actividad: ResolverTypeWrapper<Lazy<Actividad>>;
  ActividadOutput: ResolverTypeWrapper<Lazy<ActividadOutput>>;
  AdjuntoInput: ResolverTypeWrapper<Lazy<AdjuntoInput>>;
  AssociateConfigInput: ResolverTypeWrapper<Lazy<AssociateConfigInput>>;
  AssociateResult: ResolverTypeWrapper<Lazy<AssociateResult>>;
  BlogPost: ResolverTypeWrapper<Lazy<BlogPost>>;
  BlogPosts: ResolverTypeWrapper<Lazy<BlogPosts>>;
  BlogPostsFilterInput: ResolverTypeWrapper<Lazy<BlogPostsFilterInput>>;
  Bono: ResolverTypeWrapper<Lazy<Bono>>;
  BonoInput: ResolverTypeWrapper<Lazy<BonoInput>>;
  BonoMonto: ResolverTypeWrapper<Lazy<BonoMonto>>;
  BonoUso: ResolverTypeWrapper<Lazy<BonoUso>>;
  BonosConfig: ResolverTypeWrapper<Lazy<BonosConfig>>;
  Boolean: ResolverTypeWrapper<Lazy<Scalars['Boolean']['output']>>;
  CertificadoVenta: ResolverTypeWrapper<Lazy<CertificadoVenta>>;
  CertificadoVentasInput: ResolverTypeWrapper<Lazy<CertificadoVentasInput>>;
  CertificadoVentasResult: ResolverTypeWrapper<Lazy<CertificadoVentasResult>>;
  CertificadosFilterInput: ResolverTypeWrapper<Lazy<CertificadosFilterInput>>;
  CertificadosOutput: ResolverTypeWrapper<Lazy<CertificadosOutput>>;
  CertificadosSortInput: ResolverTypeWrapper<Lazy<CertificadosSortInput>>;
  ClassDocument: ResolverTypeWrapper<Lazy<ClassDocument>>;
  Client: ResolverTypeWrapper<Lazy<Client>>;
  CmsBlock: ResolverTypeWrapper<Lazy<CmsBlock>>;
  CmsBlocks: ResolverTypeWrapper<Lazy<CmsBlocks>>;
  Compensacion: ResolverTypeWrapper<Lazy<Compensacion>>;
  CompensacionDetalle: ResolverTypeWrapper<Lazy<CompensacionDetalle>>;
  CompensacionLineInput: ResolverTypeWrapper<Lazy<CompensacionLineInput>>;
  CompensacionResult: ResolverTypeWrapper<Lazy<CompensacionResult>>;
  CompensacionesFilterInput: ResolverTypeWrapper<Lazy<CompensacionesFilterInput>>;
  CompensacionesOutput: ResolverTypeWrapper<Lazy<CompensacionesOutput>>;
  CompensacionesSortInput: ResolverTypeWrapper<Lazy<CompensacionesSortInput>>;
  ConsultaUuid: ResolverTypeWrapper<Lazy<ConsultaUuid>>;
  CorporateInfo: ResolverTypeWrapper<Lazy<CorporateInfo>>;
  CupoCredito: ResolverTypeWrapper<Lazy<CupoCredito>>;
  CustomAttribute: ResolverTypeWrapper<Lazy<CustomAttribute>>;
  CustomAttributeInput: ResolverTypeWrapper<Lazy<CustomAttributeInput>>;
  Customer: ResolverTypeWrapper<Lazy<Customer>>;
  CustomerAddress: ResolverTypeWrapper<Lazy<CustomerAddress>>;
  CustomerAddressInput: ResolverTypeWrapper<Lazy<CustomerAddressInput>>;
  CustomerCreateInput: ResolverTypeWrapper<Lazy<CustomerCreateInput>>;
  CustomerDestination: ResolverTypeWrapper<Lazy<CustomerDestination>>;
  CustomerUpdateInput: ResolverTypeWrapper<Lazy<CustomerUpdateInput>>;
  Departamento: ResolverTypeWrapper<Lazy<Departamento>>;
  DeptosFilterInput: ResolverTypeWrapper<Lazy<DeptosFilterInput>>;
  DeptosSortInput: ResolverTypeWrapper<Lazy<DeptosSortInput>>;
  Destinatario: ResolverTypeWrapper<Lazy<Destinatario>>;
  DestinatariosFilterInput: ResolverTypeWrapper<Lazy<DestinatariosFilterInput>>;
  DestinatariosOutput: ResolverTypeWrapper<Lazy<DestinatariosOutput>>;
  DocumentStatus: ResolverTypeWrapper<Lazy<DocumentStatus>>;
  DocumentTypeEnum: ResolverTypeWrapper<Lazy<DocumentTypeEnum>>;
  Documento: ResolverTypeWrapper<Lazy<Documento>>;
  DocumentosFilterInput: ResolverTypeWrapper<Lazy<DocumentosFilterInput>>;
  DocumentosOutput: ResolverTypeWrapper<Lazy<DocumentosOutput>>;
  DocumentosSortInput: ResolverTypeWrapper<Lazy<DocumentosSortInput>>;
  Download: ResolverTypeWrapper<Lazy<Download>>;
  DownloadFile: ResolverTypeWrapper<Lazy<DownloadFile>>;
  EasyPayContadoFilterInput: ResolverTypeWrapper<Lazy<EasyPayContadoFilterInput>>;
  EdsItem: ResolverTypeWrapper<Lazy<EdsItem>>;
  EmpresaUsuario: ResolverTypeWrapper<Lazy<EmpresaUsuario>>;
  EventoReclamo: ResolverTypeWrapper<Lazy<EventoReclamo>>;
  ExpiredByDays: ResolverTypeWrapper<Lazy<ExpiredByDays>>;
  FilterTypeInput: ResolverTypeWrapper<Lazy<FilterTypeInput>>;
  GeneratedPdf: ResolverTypeWrapper<Lazy<GeneratedPdf>>;
  GeneratedPdfFile: ResolverTypeWrapper<Lazy<GeneratedPdfFile>>;
  Int: ResolverTypeWrapper<Lazy<Scalars['Int']['output']>>;
  InvoiceUrl: ResolverTypeWrapper<Lazy<InvoiceUrl>>;
  LoginResult: ResolverTypeWrapper<Lazy<LoginResult>>;
  MotivoReclamo: ResolverTypeWrapper<Lazy<MotivoReclamo>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderLoadFilterInput: ResolverTypeWrapper<Lazy<OrderLoadFilterInput>>;
  PaymentTypeEnum: ResolverTypeWrapper<Lazy<PaymentTypeEnum>>;
  Pedido: ResolverTypeWrapper<Lazy<Pedido>>;
  PedidoDetalle: ResolverTypeWrapper<Lazy<PedidoDetalle>>;
  PedidoDownload: ResolverTypeWrapper<Lazy<PedidoDownload>>;
  PedidoEntrega: ResolverTypeWrapper<Lazy<PedidoEntrega>>;
  PedidoFileOutput: ResolverTypeWrapper<Lazy<PedidoFileOutput>>;
  PedidoFilterOption: ResolverTypeWrapper<Lazy<PedidoFilterOption>>;
  PedidoHistorico: ResolverTypeWrapper<Lazy<PedidoHistorico>>;
  PedidosDetalleFilterInput: ResolverTypeWrapper<Lazy<PedidosDetalleFilterInput>>;
  PedidosFilterInput: ResolverTypeWrapper<Lazy<PedidosFilterInput>>;
  PedidosOrFilterInput: ResolverTypeWrapper<Lazy<PedidosOrFilterInput>>;
  PedidosOutput: ResolverTypeWrapper<Lazy<PedidosOutput>>;
  PedidosSortField: ResolverTypeWrapper<Lazy<PedidosSortField>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reclamo: ResolverTypeWrapper<Lazy<Reclamo>>;
  ReclamosOutput: ResolverTypeWrapper<Lazy<ReclamosOutput>>;
  RemissionsFilterInput: ResolverTypeWrapper<Lazy<RemissionsFilterInput>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Lazy<RevokeCustomerTokenOutput>>;
  RolCliente: ResolverTypeWrapper<Lazy<RolCliente>>;
  SessionUser: ResolverTypeWrapper<Lazy<SessionUser>>;
  SortEnum: ResolverTypeWrapper<Lazy<SortEnum>>;
  String: ResolverTypeWrapper<Lazy<Scalars['String']['output']>>;
  SurveyAnswerInput: ResolverTypeWrapper<Lazy<SurveyAnswerInput>>;
  SurveyAnswerOption: ResolverTypeWrapper<Lazy<SurveyAnswerOption>>;
  SurveyInput: ResolverTypeWrapper<Lazy<SurveyInput>>;
  SurveyOption: ResolverTypeWrapper<Lazy<SurveyOption>>;
  SurveyProperty: ResolverTypeWrapper<Lazy<SurveyProperty>>;
  SurveyQuestion: ResolverTypeWrapper<Lazy<SurveyQuestion>>;
  SurveyResult: ResolverTypeWrapper<Lazy<SurveyResult>>;
  SurveyValidation: ResolverTypeWrapper<Lazy<SurveyValidation>>;
  TipoDocumento: ResolverTypeWrapper<Lazy<TipoDocumento>>;
  Transaccion: ResolverTypeWrapper<Lazy<Transaccion>>;
  TransaccionLine: ResolverTypeWrapper<Lazy<TransaccionLine>>;
  TransaccionOnline: ResolverTypeWrapper<Lazy<TransaccionOnline>>;
  TransaccionOnlineLineInput: ResolverTypeWrapper<Lazy<TransaccionOnlineLineInput>>;
  TransaccionesFilterInput: ResolverTypeWrapper<Lazy<TransaccionesFilterInput>>;
  TransaccionesOutput: ResolverTypeWrapper<Lazy<TransaccionesOutput>>;
  UsuariosClienteFilterInput: ResolverTypeWrapper<Lazy<UsuariosClienteFilterInput>>;
  UsuariosClienteOutput: ResolverTypeWrapper<Lazy<UsuariosClienteOutput>>;
  UsuariosClienteSortInput: ResolverTypeWrapper<Lazy<UsuariosClienteSortInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountHistoryData: Lazy<AccountHistoryData>;
  AccountHistoryDetailFilterInput: Lazy<AccountHistoryDetailFilterInput>;
  AccountHistoryLine: Lazy<AccountHistoryLine>;
  AccountHistoryOutput: Lazy<AccountHistoryOutput>;
  AccountStatusData: Lazy<AccountStatusData>;
  AccountStatusDetailFilterInput: Lazy<AccountStatusDetailFilterInput>;
  AccountStatusFilterInput: Lazy<AccountStatusFilterInput>;
  AccountStatusHistoryLine: Lazy<AccountStatusHistoryLine>;
  AccountStatusHistoryOutput: Lazy<AccountStatusHistoryOutput>;
  AccountStatusHistoryRecord: Lazy<AccountStatusHistoryRecord>;
  AccountStatusLine: Lazy<AccountStatusLine>;
  AccountStatusOutput: Lazy<AccountStatusOutput>;
  AccountStatusSortInput: Lazy<AccountStatusSortInput>;
  AclEntry: Lazy<AclEntry>;
  Actividad: Lazy<Actividad>;
  ActividadOutput: Lazy<ActividadOutput>;
  AdjuntoInput: Lazy<AdjuntoInput>;
  AssociateConfigInput: Lazy<AssociateConfigInput>;
  AssociateResult: Lazy<AssociateResult>;
  BlogPost: Lazy<BlogPost>;
  BlogPosts: Lazy<BlogPosts>;
  BlogPostsFilterInput: Lazy<BlogPostsFilterInput>;
  Bono: Lazy<Bono>;
  BonoInput: Lazy<BonoInput>;
  BonoMonto: Lazy<BonoMonto>;
  BonoUso: Lazy<BonoUso>;
  BonosConfig: Lazy<BonosConfig>;
  Boolean: Lazy<Scalars['Boolean']['output']>;
  CertificadoVenta: Lazy<CertificadoVenta>;
  CertificadoVentasInput: Lazy<CertificadoVentasInput>;
  CertificadoVentasResult: Lazy<CertificadoVentasResult>;
  CertificadosFilterInput: Lazy<CertificadosFilterInput>;
  CertificadosOutput: Lazy<CertificadosOutput>;
  CertificadosSortInput: Lazy<CertificadosSortInput>;
  ClassDocument: Lazy<ClassDocument>;
  Client: Lazy<Client>;
  CmsBlock: Lazy<CmsBlock>;
  CmsBlocks: Lazy<CmsBlocks>;
  Compensacion: Lazy<Compensacion>;
  CompensacionDetalle: Lazy<CompensacionDetalle>;
  CompensacionLineInput: Lazy<CompensacionLineInput>;
  CompensacionResult: Lazy<CompensacionResult>;
  CompensacionesFilterInput: Lazy<CompensacionesFilterInput>;
  CompensacionesOutput: Lazy<CompensacionesOutput>;
  CompensacionesSortInput: Lazy<CompensacionesSortInput>;
  ConsultaUuid: Lazy<ConsultaUuid>;
  CorporateInfo: Lazy<CorporateInfo>;
  CupoCredito: Lazy<CupoCredito>;
  CustomAttribute: Lazy<CustomAttribute>;
  CustomAttributeInput: Lazy<CustomAttributeInput>;
  Customer: Lazy<Customer>;
  CustomerAddress: Lazy<CustomerAddress>;
  CustomerAddressInput: Lazy<CustomerAddressInput>;
  CustomerCreateInput: Lazy<CustomerCreateInput>;
  CustomerDestination: Lazy<CustomerDestination>;
  CustomerUpdateInput: Lazy<CustomerUpdateInput>;
  Departamento: Lazy<Departamento>;
  DeptosFilterInput: Lazy<DeptosFilterInput>;
  DeptosSortInput: Lazy<DeptosSortInput>;
  Destinatario: Lazy<Destinatario>;
  DestinatariosFilterInput: Lazy<DestinatariosFilterInput>;
  DestinatariosOutput: Lazy<DestinatariosOutput>;
  DocumentStatus: Lazy<DocumentStatus>;
  Documento: Lazy<Documento>;
  DocumentosFilterInput: Lazy<DocumentosFilterInput>;
  DocumentosOutput: Lazy<DocumentosOutput>;
  DocumentosSortInput: Lazy<DocumentosSortInput>;
  Download: Lazy<Download>;
  DownloadFile: Lazy<DownloadFile>;
  EasyPayContadoFilterInput: Lazy<EasyPayContadoFilterInput>;
  EdsItem: Lazy<EdsItem>;
  EmpresaUsuario: Lazy<EmpresaUsuario>;
  EventoReclamo: Lazy<EventoReclamo>;
  ExpiredByDays: Lazy<ExpiredByDays>;
  FilterTypeInput: Lazy<FilterTypeInput>;
  GeneratedPdf: Lazy<GeneratedPdf>;
  GeneratedPdfFile: Lazy<GeneratedPdfFile>;
  Int: Lazy<Scalars['Int']['output']>;
  InvoiceUrl: Lazy<InvoiceUrl>;
  LoginResult: Lazy<LoginResult>;
  MotivoReclamo: Lazy<MotivoReclamo>;
  Mutation: Record<PropertyKey, never>;
  OrderLoadFilterInput: Lazy<OrderLoadFilterInput>;
  Pedido: Lazy<Pedido>;
  PedidoDetalle: Lazy<PedidoDetalle>;
  PedidoDownload: Lazy<PedidoDownload>;
  PedidoEntrega: Lazy<PedidoEntrega>;
  PedidoFileOutput: Lazy<PedidoFileOutput>;
  PedidoFilterOption: Lazy<PedidoFilterOption>;
  PedidoHistorico: Lazy<PedidoHistorico>;
  PedidosDetalleFilterInput: Lazy<PedidosDetalleFilterInput>;
  PedidosFilterInput: Lazy<PedidosFilterInput>;
  PedidosOrFilterInput: Lazy<PedidosOrFilterInput>;
  PedidosOutput: Lazy<PedidosOutput>;
  Query: Record<PropertyKey, never>;
  Reclamo: Lazy<Reclamo>;
  ReclamosOutput: Lazy<ReclamosOutput>;
  RemissionsFilterInput: Lazy<RemissionsFilterInput>;
  RevokeCustomerTokenOutput: Lazy<RevokeCustomerTokenOutput>;
  RolCliente: Lazy<RolCliente>;
  SessionUser: Lazy<SessionUser>;
  String: Lazy<Scalars['String']['output']>;
  SurveyAnswerInput: Lazy<SurveyAnswerInput>;
  SurveyAnswerOption: Lazy<SurveyAnswerOption>;
  SurveyInput: Lazy<SurveyInput>;
  SurveyOption: Lazy<SurveyOption>;
  SurveyProperty: Lazy<SurveyProperty>;
  SurveyQuestion: Lazy<SurveyQuestion>;
  SurveyResult: Lazy<SurveyResult>;
  SurveyValidation: Lazy<SurveyValidation>;
  TipoDocumento: Lazy<TipoDocumento>;
  Transaccion: Lazy<Transaccion>;
  TransaccionLine: Lazy<TransaccionLine>;
  TransaccionOnline: Lazy<TransaccionOnline>;
  TransaccionOnlineLineInput: Lazy<TransaccionOnlineLineInput>;
  TransaccionesFilterInput: Lazy<TransaccionesFilterInput>;
  TransaccionesOutput: Lazy<TransaccionesOutput>;
  UsuariosClienteFilterInput: Lazy<UsuariosClienteFilterInput>;
  UsuariosClienteOutput: Lazy<UsuariosClienteOutput>;
  UsuariosClienteSortInput: Lazy<UsuariosClienteSortInput>;
};

export type FamilyDirectiveArgs = {
  capability?: Maybe<Scalars['String']['input']>;
};

export type FamilyDirectiveResolver<Result, Parent, ContextType = unknown, Args = FamilyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OursDirectiveArgs = {
  capability?: Maybe<Scalars['String']['input']>;
};

export type OursDirectiveResolver<Result, Parent, ContextType = unknown, Args = OursDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SpecDirectiveArgs = { };

export type SpecDirectiveResolver<Result, Parent, ContextType = unknown, Args = SpecDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountHistoryDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountHistoryData'] = ResolversParentTypes['AccountHistoryData']> = {
  codigo_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountHistoryLine']>>>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeDetails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountHistoryLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountHistoryLine'] = ResolversParentTypes['AccountHistoryLine']> = {
  agrupacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloqueada?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dias_mora?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dias_mora_documento?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_numero_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_edocta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_edocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_histocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nif_comunitario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sociedad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountHistoryOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountHistoryOutput'] = ResolversParentTypes['AccountHistoryOutput']> = {
  data?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountHistoryData']>>>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountStatusDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusData'] = ResolversParentTypes['AccountStatusData']> = {
  codigo_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_edocta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountStatusLine']>>>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeDetails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sociedad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountStatusHistoryLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusHistoryLine'] = ResolversParentTypes['AccountStatusHistoryLine']> = {
  agrupacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clasificacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dias_mora?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estado_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_histocuenta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  negocio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nif_comunitario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountStatusHistoryOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusHistoryOutput'] = ResolversParentTypes['AccountStatusHistoryOutput']> = {
  data?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountStatusHistoryRecord']>>>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountStatusHistoryRecordResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusHistoryRecord'] = ResolversParentTypes['AccountStatusHistoryRecord']> = {
  codigo_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at_header?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_histocuenta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountStatusHistoryLine']>>>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeDetails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sociedad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at_header?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountStatusLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusLine'] = ResolversParentTypes['AccountStatusLine']> = {
  agrupacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloqueada?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dias_mora?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dias_mora_documento?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_numero_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_edocta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_edocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_histocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nif_comunitario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sociedad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountStatusOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatusOutput'] = ResolversParentTypes['AccountStatusOutput']> = {
  data?: Resolver<Maybe<Array<Maybe<ResolversTypes['AccountStatusData']>>>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AclEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AclEntry'] = ResolversParentTypes['AclEntry']> = {
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActividadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Actividad'] = ResolversParentTypes['Actividad']> = {
  accion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_afectado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_usuario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usuario_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActividadOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ActividadOutput'] = ResolversParentTypes['ActividadOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Actividad']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AssociateResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AssociateResult'] = ResolversParentTypes['AssociateResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  post_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publish_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BlogPosts'] = ResolversParentTypes['BlogPosts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogPost']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BonoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Bono'] = ResolversParentTypes['Bono']> = {
  cantidad?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fecha_vencimiento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resp_salesforce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_bono?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BonoMontoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonoMonto'] = ResolversParentTypes['BonoMonto']> = {
  monto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BonoUsoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonoUso'] = ResolversParentTypes['BonoUso']> = {
  descripcion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diasVencimiento?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  montoMaximo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terminosCondiciones?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BonosConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BonosConfig'] = ResolversParentTypes['BonosConfig']> = {
  messageSuccess?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  montos?: Resolver<Maybe<Array<Maybe<ResolversTypes['BonoMonto']>>>, ParentType, ContextType>;
  usos?: Resolver<Maybe<Array<Maybe<ResolversTypes['BonoUso']>>>, ParentType, ContextType>;
};

export type CertificadoVentaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CertificadoVenta'] = ResolversParentTypes['CertificadoVenta']> = {
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinatario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_fin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_inicio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  increment_sales_certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modo_impresion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  negocio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_comercial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificadoVentasResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CertificadoVentasResult'] = ResolversParentTypes['CertificadoVentasResult']> = {
  codigo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mensaje?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificadosOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CertificadosOutput'] = ResolversParentTypes['CertificadosOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CertificadoVenta']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClassDocumentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClassDocument'] = ResolversParentTypes['ClassDocument']> = {
  agrupacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  canal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clienteGrupo1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clienteNit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codigoCompania?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criterioImpuesto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modificationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modificationHour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombreComercial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombreLargo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombreLargo2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oficinaVentas?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizacionVentas?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pais?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  representanteComercial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipoCuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipoNit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CompensacionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Compensacion'] = ResolversParentTypes['Compensacion']> = {
  cliente_nit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codigo_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<Array<Maybe<ResolversTypes['CompensacionDetalle']>>>, ParentType, ContextType>;
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_descripcion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_compensacion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_transaccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idempotency_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_compensado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_facturas?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_pagos?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompensacionDetalleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompensacionDetalle'] = ResolversParentTypes['CompensacionDetalle']> = {
  fecha_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_compensacion_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monto_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valor_pagado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompensacionResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompensacionResult'] = ResolversParentTypes['CompensacionResult']> = {
  idTransaccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompensacionesOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompensacionesOutput'] = ResolversParentTypes['CompensacionesOutput']> = {
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Compensacion']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConsultaUuidResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConsultaUuid'] = ResolversParentTypes['ConsultaUuid']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorporateInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CorporateInfo'] = ResolversParentTypes['CorporateInfo']> = {
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clienteNit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pais?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipoNit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CupoCreditoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CupoCredito'] = ResolversParentTypes['CupoCredito']> = {
  disponible?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retenido_pedidos?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomAttribute'] = ResolversParentTypes['CustomAttribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  celphone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinations?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerDestination']>>>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  job_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms_accepted_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms_and_conditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms_and_conditions_ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms_version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomAttribute']>>>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerDestinationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerDestination'] = ResolversParentTypes['CustomerDestination']> = {
  destination_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  destination_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DepartamentoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Departamento'] = ResolversParentTypes['Departamento']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DestinatarioResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Destinatario'] = ResolversParentTypes['Destinatario']> = {
  canal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  centro_logistico?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codigo_destinatario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_destinatario?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nombre_comercial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizacion_ventas?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pais?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DestinatariosOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DestinatariosOutput'] = ResolversParentTypes['DestinatariosOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Destinatario']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DocumentStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DocumentStatus'] = ResolversParentTypes['DocumentStatus']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Documento'] = ResolversParentTypes['Documento']> = {
  agrupacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bloqueada?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ciudad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dias_mora?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dias_mora_documento?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  direccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_numero_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_edocta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_edocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_histocta_detalle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nif_comunitario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sociedad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_cuenta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentosOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DocumentosOutput'] = ResolversParentTypes['DocumentosOutput']> = {
  document_statuses?: Resolver<Maybe<Array<Maybe<ResolversTypes['DocumentStatus']>>>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Documento']>>>, ParentType, ContextType>;
  total_amount_expire_today?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_amount_expired?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_amount_expired_by_days?: Resolver<Maybe<ResolversTypes['ExpiredByDays']>, ParentType, ContextType>;
  total_amount_positive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_amount_to_expire?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  certificate?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
  xls?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
};

export type DownloadFileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadFile'] = ResolversParentTypes['DownloadFile']> = {
  mensaje?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EdsItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EdsItem'] = ResolversParentTypes['EdsItem']> = {
  codigo_destinatario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_comercial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmpresaUsuarioResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EmpresaUsuario'] = ResolversParentTypes['EmpresaUsuario']> = {
  cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventoReclamoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EventoReclamo'] = ResolversParentTypes['EventoReclamo']> = {
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpiredByDaysResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExpiredByDays'] = ResolversParentTypes['ExpiredByDays']> = {
  fourteen_days?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  greater_twenty_one_days?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  one_to_seven_days?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twenty_one_days?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeneratedPdfResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GeneratedPdf'] = ResolversParentTypes['GeneratedPdf']> = {
  pdf?: Resolver<Maybe<ResolversTypes['GeneratedPdfFile']>, ParentType, ContextType>;
};

export type GeneratedPdfFileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GeneratedPdfFile'] = ResolversParentTypes['GeneratedPdfFile']> = {
  menssage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceUrlResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceUrl'] = ResolversParentTypes['InvoiceUrl']> = {
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  acl?: Resolver<Maybe<Array<Maybe<ResolversTypes['AclEntry']>>>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  hasTermsAndConditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_empresas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session_user?: Resolver<Maybe<ResolversTypes['SessionUser']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  support?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MotivoReclamoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MotivoReclamo'] = ResolversParentTypes['MotivoReclamo']> = {
  codigo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProductoBono?: Resolver<Maybe<Array<Maybe<ResolversTypes['Bono']>>>, ParentType, ContextType, RequireFields<MutationAddProductoBonoArgs, 'bonos'>>;
  cambiarEmpresa?: Resolver<Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType, RequireFields<MutationCambiarEmpresaArgs, 'cliente'>>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  consultarUuidYDesbloquearDocumentos?: Resolver<Maybe<ResolversTypes['ConsultaUuid']>, ParentType, ContextType, RequireFields<MutationConsultarUuidYDesbloquearDocumentosArgs, 'uuid'>>;
  crearCompensacion?: Resolver<Maybe<ResolversTypes['CompensacionResult']>, ParentType, ContextType, RequireFields<MutationCrearCompensacionArgs, 'lines'>>;
  crearReclamo?: Resolver<Maybe<ResolversTypes['Reclamo']>, ParentType, ContextType, RequireFields<MutationCrearReclamoArgs, 'clave' | 'motivo' | 'referencia' | 'texto' | 'tipo'>>;
  crearTransaccionOnline?: Resolver<Maybe<ResolversTypes['TransaccionOnline']>, ParentType, ContextType, RequireFields<MutationCrearTransaccionOnlineArgs, 'lines'>>;
  crearUsuarioCliente?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationCrearUsuarioClienteArgs, 'input'>>;
  createAssociate?: Resolver<Maybe<ResolversTypes['AssociateResult']>, ParentType, ContextType, RequireFields<MutationCreateAssociateArgs, 'input'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  generateSupportCustomerToken?: Resolver<Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType, RequireFields<MutationGenerateSupportCustomerTokenArgs, 'secret'>>;
  generatedPDFAccountHistoryDetails?: Resolver<Maybe<ResolversTypes['GeneratedPdf']>, ParentType, ContextType, RequireFields<MutationGeneratedPdfAccountHistoryDetailsArgs, 'id_histocta_detalle'>>;
  generatedPDFAccountHistoryDetailsTimeLine?: Resolver<Maybe<ResolversTypes['GeneratedPdf']>, ParentType, ContextType, RequireFields<MutationGeneratedPdfAccountHistoryDetailsTimeLineArgs, 'id'>>;
  generatedPDFAccountStatusDetails?: Resolver<Maybe<ResolversTypes['GeneratedPdf']>, ParentType, ContextType, RequireFields<MutationGeneratedPdfAccountStatusDetailsArgs, 'id_edocta_detalle'>>;
  getUrlInvoiceGurusoft?: Resolver<Maybe<ResolversTypes['InvoiceUrl']>, ParentType, ContextType, RequireFields<MutationGetUrlInvoiceGurusoftArgs, 'cufe'>>;
  ping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'newPassword' | 'resetPasswordToken'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  solicitarCertificadoVentas?: Resolver<Maybe<ResolversTypes['CertificadoVentasResult']>, ParentType, ContextType, RequireFields<MutationSolicitarCertificadoVentasArgs, 'input'>>;
  submitSurvey?: Resolver<Maybe<ResolversTypes['SurveyResult']>, ParentType, ContextType, RequireFields<MutationSubmitSurveyArgs, 'input'>>;
  updateAssociate?: Resolver<Maybe<ResolversTypes['AssociateResult']>, ParentType, ContextType, RequireFields<MutationUpdateAssociateArgs, 'input'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
};

export type PedidoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Pedido'] = ResolversParentTypes['Pedido']> = {
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cupo_faltante?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detalle?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoDetalle']>>>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['PedidoDownload']>, ParentType, ContextType>;
  entregas?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoEntrega']>>>, ParentType, ContextType>;
  estado_bloqueo_pedido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_pedido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_pedido_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estatus_rechazo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_entrega?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_pedido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guia_transporte?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  historico_estados?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoHistorico']>>>, ParentType, ContextType>;
  id_cliente?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_pedido?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo_bloqueo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo_rechazo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_solicitante?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_pedido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_sicom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solicitante?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidoDetalleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoDetalle'] = ResolversParentTypes['PedidoDetalle']> = {
  cantidad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  centro_logistico?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cod_producto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descripcion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_pedido_info?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nombre_centro_logistico?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unidad_medida?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidoDownloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoDownload'] = ResolversParentTypes['PedidoDownload']> = {
  factura?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
  orden_cargue?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
  remision?: Resolver<Maybe<ResolversTypes['DownloadFile']>, ParentType, ContextType>;
};

export type PedidoEntregaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoEntrega'] = ResolversParentTypes['PedidoEntrega']> = {
  estado_entrega?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado_entrega_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_creacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_entrega?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_orden_cargue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_remision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_entrega?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidoFileOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoFileOutput'] = ResolversParentTypes['PedidoFileOutput']> = {
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PedidoFilterOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoFilterOption'] = ResolversParentTypes['PedidoFilterOption']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidoHistoricoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidoHistorico'] = ResolversParentTypes['PedidoHistorico']> = {
  cufe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descripcion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  fecha_estimada_entrega?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_hora_evento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_ubicacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_orden_cargue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_pedido_history_status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id_remision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_transportista?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  observaciones?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placa_vehiculo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ubicacion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidosOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PedidosOutput'] = ResolversParentTypes['PedidosOutput']> = {
  data?: Resolver<Maybe<Array<Maybe<ResolversTypes['Pedido']>>>, ParentType, ContextType>;
  destinations?: Resolver<Maybe<Array<Maybe<ResolversTypes['EdsItem']>>>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  edsItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoFilterOption']>>>, ParentType, ContextType>;
  logistics_centers?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoFilterOption']>>>, ParentType, ContextType>;
  plantsItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoFilterOption']>>>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sortByItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoFilterOption']>>>, ParentType, ContextType>;
  statusItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['PedidoFilterOption']>>>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  AccountHistory?: Resolver<Maybe<ResolversTypes['AccountHistoryOutput']>, ParentType, ContextType, RequireFields<QueryAccountHistoryArgs, 'currentPage' | 'pageSize'>>;
  AccountStatus?: Resolver<Maybe<ResolversTypes['AccountStatusOutput']>, ParentType, ContextType, RequireFields<QueryAccountStatusArgs, 'currentPageDetails' | 'pageSize'>>;
  AccountStatusHistory?: Resolver<Maybe<ResolversTypes['AccountStatusHistoryOutput']>, ParentType, ContextType, RequireFields<QueryAccountStatusHistoryArgs, 'currentPage' | 'pageSize'>>;
  ClassDocuments?: Resolver<Maybe<Array<Maybe<ResolversTypes['ClassDocument']>>>, ParentType, ContextType>;
  OrderLoad?: Resolver<Maybe<ResolversTypes['PedidoFileOutput']>, ParentType, ContextType, RequireFields<QueryOrderLoadArgs, 'filter'>>;
  OrderTimelineTracking?: Resolver<Maybe<ResolversTypes['PedidosOutput']>, ParentType, ContextType, RequireFields<QueryOrderTimelineTrackingArgs, 'currentPage' | 'pageSize' | 'sortField'>>;
  OrderTraceability?: Resolver<Maybe<ResolversTypes['PedidosOutput']>, ParentType, ContextType, RequireFields<QueryOrderTraceabilityArgs, 'currentPage' | 'pageSize' | 'sortField'>>;
  OrderTracking?: Resolver<Maybe<ResolversTypes['PedidosOutput']>, ParentType, ContextType, RequireFields<QueryOrderTrackingArgs, 'currentPage' | 'pageSize' | 'sortField'>>;
  Remissions?: Resolver<Maybe<ResolversTypes['PedidoFileOutput']>, ParentType, ContextType, RequireFields<QueryRemissionsArgs, 'filter'>>;
  cmsBlocks?: Resolver<Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  cupoCredito?: Resolver<Maybe<ResolversTypes['CupoCredito']>, ParentType, ContextType>;
  documentos?: Resolver<Maybe<ResolversTypes['DocumentosOutput']>, ParentType, ContextType, RequireFields<QueryDocumentosArgs, 'currentPage' | 'documentType' | 'pageSize' | 'paymentType'>>;
  easyPayContado?: Resolver<Maybe<ResolversTypes['TransaccionOnline']>, ParentType, ContextType, RequireFields<QueryEasyPayContadoArgs, 'filter'>>;
  empresasUsuario?: Resolver<Maybe<Array<Maybe<ResolversTypes['EmpresaUsuario']>>>, ParentType, ContextType>;
  getBonosProducto?: Resolver<Maybe<Array<Maybe<ResolversTypes['Bono']>>>, ParentType, ContextType, Partial<QueryGetBonosProductoArgs>>;
  getBonosProductoConfig?: Resolver<Maybe<ResolversTypes['BonosConfig']>, ParentType, ContextType>;
  informacionCorporativa?: Resolver<Maybe<ResolversTypes['CorporateInfo']>, ParentType, ContextType>;
  listadoTiposDocumentos?: Resolver<Maybe<Array<Maybe<ResolversTypes['TipoDocumento']>>>, ParentType, ContextType>;
  listarActividad?: Resolver<Maybe<ResolversTypes['ActividadOutput']>, ParentType, ContextType, RequireFields<QueryListarActividadArgs, 'currentPage' | 'pageSize'>>;
  listarCertificadoVenta?: Resolver<Maybe<ResolversTypes['CertificadosOutput']>, ParentType, ContextType, RequireFields<QueryListarCertificadoVentaArgs, 'currentPage' | 'pageSize'>>;
  listarCompensaciones?: Resolver<Maybe<ResolversTypes['CompensacionesOutput']>, ParentType, ContextType, RequireFields<QueryListarCompensacionesArgs, 'currentPage' | 'pageSize'>>;
  listarDeptos?: Resolver<Maybe<Array<Maybe<ResolversTypes['Departamento']>>>, ParentType, ContextType, RequireFields<QueryListarDeptosArgs, 'currentPage' | 'pageSize'>>;
  listarDestinatarios?: Resolver<Maybe<ResolversTypes['DestinatariosOutput']>, ParentType, ContextType, RequireFields<QueryListarDestinatariosArgs, 'currentPage' | 'pageSize'>>;
  listarTransacciones?: Resolver<Maybe<ResolversTypes['TransaccionesOutput']>, ParentType, ContextType, RequireFields<QueryListarTransaccionesArgs, 'currentPage' | 'pageSize'>>;
  mpBlogPosts?: Resolver<Maybe<ResolversTypes['BlogPosts']>, ParentType, ContextType, RequireFields<QueryMpBlogPostsArgs, 'action' | 'currentPage' | 'pageSize'>>;
  ping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reclamos?: Resolver<Maybe<ResolversTypes['ReclamosOutput']>, ParentType, ContextType, RequireFields<QueryReclamosArgs, 'referencia' | 'tipo'>>;
  rolesCliente?: Resolver<Maybe<Array<Maybe<ResolversTypes['RolCliente']>>>, ParentType, ContextType>;
  sesionActual?: Resolver<Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType>;
  surveyQuestions?: Resolver<Maybe<Array<Maybe<ResolversTypes['SurveyQuestion']>>>, ParentType, ContextType, RequireFields<QuerySurveyQuestionsArgs, 'form'>>;
  usuariosCliente?: Resolver<Maybe<ResolversTypes['UsuariosClienteOutput']>, ParentType, ContextType, RequireFields<QueryUsuariosClienteArgs, 'currentPage' | 'pageSize'>>;
};

export type ReclamoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Reclamo'] = ResolversParentTypes['Reclamo']> = {
  adjuntos?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventos?: Resolver<Maybe<Array<Maybe<ResolversTypes['EventoReclamo']>>>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_usuario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReclamosOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReclamosOutput'] = ResolversParentTypes['ReclamosOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Reclamo']>>>, ParentType, ContextType>;
  motivos?: Resolver<Maybe<Array<Maybe<ResolversTypes['MotivoReclamo']>>>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RolClienteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RolCliente'] = ResolversParentTypes['RolCliente']> = {
  acl?: Resolver<Maybe<Array<Maybe<ResolversTypes['AclEntry']>>>, ParentType, ContextType>;
  role_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SessionUserResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SessionUser'] = ResolversParentTypes['SessionUser']> = {
  clientCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyAnswerOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyAnswerOption'] = ResolversParentTypes['SurveyAnswerOption']> = {
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SurveyOption']>>>, ParentType, ContextType>;
  properties?: Resolver<Maybe<Array<Maybe<ResolversTypes['SurveyProperty']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyOption'] = ResolversParentTypes['SurveyOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyPropertyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyProperty'] = ResolversParentTypes['SurveyProperty']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyQuestionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyQuestion'] = ResolversParentTypes['SurveyQuestion']> = {
  answerOption?: Resolver<Maybe<ResolversTypes['SurveyAnswerOption']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validations?: Resolver<Maybe<Array<Maybe<ResolversTypes['SurveyValidation']>>>, ParentType, ContextType>;
};

export type SurveyResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyResult'] = ResolversParentTypes['SurveyResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SurveyValidationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SurveyValidation'] = ResolversParentTypes['SurveyValidation']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TipoDocumentoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TipoDocumento'] = ResolversParentTypes['TipoDocumento']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransaccionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Transaccion'] = ResolversParentTypes['Transaccion']> = {
  banco?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_segment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id_usuario?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idempotency_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<Maybe<ResolversTypes['TransaccionLine']>>>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  moneda?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_usuario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['TransaccionOnline']>, ParentType, ContextType>;
  session_expires_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settled_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransaccionLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TransaccionLine'] = ResolversParentTypes['TransaccionLine']> = {
  destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fecha_vencimiento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monto_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monto_transaccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_destino?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_documento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero_factura?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  observaciones?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo_transaccion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransaccionOnlineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TransaccionOnline'] = ResolversParentTypes['TransaccionOnline']> = {
  estado?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phrase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransaccionesOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TransaccionesOutput'] = ResolversParentTypes['TransaccionesOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Transaccion']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UsuariosClienteOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UsuariosClienteOutput'] = ResolversParentTypes['UsuariosClienteOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Customer']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  AccountHistoryData?: AccountHistoryDataResolvers<ContextType>;
  AccountHistoryLine?: AccountHistoryLineResolvers<ContextType>;
  AccountHistoryOutput?: AccountHistoryOutputResolvers<ContextType>;
  AccountStatusData?: AccountStatusDataResolvers<ContextType>;
  AccountStatusHistoryLine?: AccountStatusHistoryLineResolvers<ContextType>;
  AccountStatusHistoryOutput?: AccountStatusHistoryOutputResolvers<ContextType>;
  AccountStatusHistoryRecord?: AccountStatusHistoryRecordResolvers<ContextType>;
  AccountStatusLine?: AccountStatusLineResolvers<ContextType>;
  AccountStatusOutput?: AccountStatusOutputResolvers<ContextType>;
  AclEntry?: AclEntryResolvers<ContextType>;
  Actividad?: ActividadResolvers<ContextType>;
  ActividadOutput?: ActividadOutputResolvers<ContextType>;
  AssociateResult?: AssociateResultResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPosts?: BlogPostsResolvers<ContextType>;
  Bono?: BonoResolvers<ContextType>;
  BonoMonto?: BonoMontoResolvers<ContextType>;
  BonoUso?: BonoUsoResolvers<ContextType>;
  BonosConfig?: BonosConfigResolvers<ContextType>;
  CertificadoVenta?: CertificadoVentaResolvers<ContextType>;
  CertificadoVentasResult?: CertificadoVentasResultResolvers<ContextType>;
  CertificadosOutput?: CertificadosOutputResolvers<ContextType>;
  ClassDocument?: ClassDocumentResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  Compensacion?: CompensacionResolvers<ContextType>;
  CompensacionDetalle?: CompensacionDetalleResolvers<ContextType>;
  CompensacionResult?: CompensacionResultResolvers<ContextType>;
  CompensacionesOutput?: CompensacionesOutputResolvers<ContextType>;
  ConsultaUuid?: ConsultaUuidResolvers<ContextType>;
  CorporateInfo?: CorporateInfoResolvers<ContextType>;
  CupoCredito?: CupoCreditoResolvers<ContextType>;
  CustomAttribute?: CustomAttributeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerDestination?: CustomerDestinationResolvers<ContextType>;
  Departamento?: DepartamentoResolvers<ContextType>;
  Destinatario?: DestinatarioResolvers<ContextType>;
  DestinatariosOutput?: DestinatariosOutputResolvers<ContextType>;
  DocumentStatus?: DocumentStatusResolvers<ContextType>;
  Documento?: DocumentoResolvers<ContextType>;
  DocumentosOutput?: DocumentosOutputResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadFile?: DownloadFileResolvers<ContextType>;
  EdsItem?: EdsItemResolvers<ContextType>;
  EmpresaUsuario?: EmpresaUsuarioResolvers<ContextType>;
  EventoReclamo?: EventoReclamoResolvers<ContextType>;
  ExpiredByDays?: ExpiredByDaysResolvers<ContextType>;
  GeneratedPdf?: GeneratedPdfResolvers<ContextType>;
  GeneratedPdfFile?: GeneratedPdfFileResolvers<ContextType>;
  InvoiceUrl?: InvoiceUrlResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  MotivoReclamo?: MotivoReclamoResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Pedido?: PedidoResolvers<ContextType>;
  PedidoDetalle?: PedidoDetalleResolvers<ContextType>;
  PedidoDownload?: PedidoDownloadResolvers<ContextType>;
  PedidoEntrega?: PedidoEntregaResolvers<ContextType>;
  PedidoFileOutput?: PedidoFileOutputResolvers<ContextType>;
  PedidoFilterOption?: PedidoFilterOptionResolvers<ContextType>;
  PedidoHistorico?: PedidoHistoricoResolvers<ContextType>;
  PedidosOutput?: PedidosOutputResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reclamo?: ReclamoResolvers<ContextType>;
  ReclamosOutput?: ReclamosOutputResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  RolCliente?: RolClienteResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  SurveyAnswerOption?: SurveyAnswerOptionResolvers<ContextType>;
  SurveyOption?: SurveyOptionResolvers<ContextType>;
  SurveyProperty?: SurveyPropertyResolvers<ContextType>;
  SurveyQuestion?: SurveyQuestionResolvers<ContextType>;
  SurveyResult?: SurveyResultResolvers<ContextType>;
  SurveyValidation?: SurveyValidationResolvers<ContextType>;
  TipoDocumento?: TipoDocumentoResolvers<ContextType>;
  Transaccion?: TransaccionResolvers<ContextType>;
  TransaccionLine?: TransaccionLineResolvers<ContextType>;
  TransaccionOnline?: TransaccionOnlineResolvers<ContextType>;
  TransaccionesOutput?: TransaccionesOutputResolvers<ContextType>;
  UsuariosClienteOutput?: UsuariosClienteOutputResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  family?: FamilyDirectiveResolver<any, any, ContextType>;
  ours?: OursDirectiveResolver<any, any, ContextType>;
  spec?: SpecDirectiveResolver<any, any, ContextType>;
};
