export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
