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
  /** NV, AT, V or C; A = every open document. */
  estado_documento?: InputMaybe<FilterTypeInput>;
  fecha_documento?: InputMaybe<FilterTypeInput>;
  fecha_vencimiento_documento?: InputMaybe<FilterTypeInput>;
  id_histocta_detalle?: InputMaybe<FilterTypeInput>;
  negocio?: InputMaybe<FilterTypeInput>;
  nif_comunitario?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
  num_factura?: InputMaybe<FilterTypeInput>;
  /** Month and year 'YYYY-MM'. */
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

/** `total` of a line is the original amount. */
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
  /** Number of lines of the filter. */
  sizeDetails?: Maybe<Scalars['Int']['output']>;
  sociedad?: Maybe<Scalars['String']['output']>;
  /** Balance of every line of the filter, not of the page only. */
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
  /** The client of the session; another client's code is refused. */
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

/** First given field wins. */
export type AccountStatusSortInput = {
  fecha_documento?: InputMaybe<SortEnum>;
  fecha_vencimiento_documento?: InputMaybe<SortEnum>;
  num_documento?: InputMaybe<SortEnum>;
  total?: InputMaybe<SortEnum>;
};

/** One granted permission, e.g. type 'Surtidor_Facturas', permission 'Surtidor_Facturas::pendientes'. Notifications: 'Surtidor_Notificaciones::pedidos'. */
export type AclEntry = {
  permission?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** Context of the variant calls (spec names only 'config'): the store they are made from. */
export type AssociateConfigInput = {
  store_code?: InputMaybe<Scalars['String']['input']>;
};

export type AssociateResult = {
  message?: Maybe<Scalars['String']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
};

/** Blog post (spec 3). content is HTML: to be sanitised. */
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
  /** Last day of validity, created_at + diasVencimiento (decided). */
  fecha_vencimiento?: Maybe<Scalars['String']['output']>;
  monto?: Maybe<Scalars['String']['output']>;
  resp_salesforce?: Maybe<Scalars['String']['output']>;
  reward?: Maybe<Scalars['String']['output']>;
  /** PENDIENTE until the payment is approved, then ACTIVO; RECHAZADO when it fails; VENCIDO after its validity (decided). */
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
  /** Code of the use this amount belongs to. */
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
  /** Code of the use; montos refer to it. */
  uso?: Maybe<Scalars['String']['output']>;
};

export type BonosConfig = {
  messageSuccess?: Maybe<Scalars['String']['output']>;
  montos?: Maybe<Array<Maybe<BonoMonto>>>;
  usos?: Maybe<Array<Maybe<BonoUso>>>;
};

/** Sales certificate (spec 3). fecha_inicio/start_date and fecha_fin/end_date carry the same day. */
export type CertificadoVenta = {
  created_at?: Maybe<Scalars['String']['output']>;
  /** Code of the destination; null = every destination. */
  destinatario?: Maybe<Scalars['String']['output']>;
  end_date?: Maybe<Scalars['String']['output']>;
  fecha_fin?: Maybe<Scalars['String']['output']>;
  fecha_inicio?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  increment_sales_certificate?: Maybe<Scalars['String']['output']>;
  modo_impresion?: Maybe<Scalars['String']['output']>;
  negocio?: Maybe<Scalars['String']['output']>;
  nombre_comercial?: Maybe<Scalars['String']['output']>;
  /** Null while it is being made. */
  pdf?: Maybe<Scalars['String']['output']>;
  /** Name of the addressee (recipient column). */
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

/** Document class (spec 3): a choice of the document filter. */
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

/** Content is HTML written by editors: to be sanitised. */
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
  /** Lines (name decided). */
  detalle?: Maybe<Array<Maybe<CompensacionDetalle>>>;
  /** B in process, F rejected, S completed. */
  estado?: Maybe<Scalars['String']['output']>;
  estado_descripcion?: Maybe<Scalars['String']['output']>;
  id_cliente?: Maybe<Scalars['String']['output']>;
  id_compensacion?: Maybe<Scalars['Int']['output']>;
  id_transaccion?: Maybe<Scalars['String']['output']>;
  /** Key it was sent with (decided); null for one made elsewhere. */
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
  /** Decided: finds a compensation again whose answer was lost. */
  idempotency_key?: InputMaybe<FilterTypeInput>;
  /** Compensations with a line of that invoice. */
  num_factura?: InputMaybe<FilterTypeInput>;
};

export type CompensacionesOutput = {
  download?: Maybe<Download>;
  items?: Maybe<Array<Maybe<Compensacion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** First given field wins. */
export type CompensacionesSortInput = {
  created_at?: InputMaybe<SortEnum>;
  id_compensacion?: InputMaybe<SortEnum>;
  total_compensado?: InputMaybe<SortEnum>;
};

export type ConsultaUuid = {
  message?: Maybe<Scalars['String']['output']>;
  /** True when the attempt exists and belongs to the client. */
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
  /** '1' accepted, '0' not. */
  terms_and_conditions?: Maybe<Scalars['String']['output']>;
  terms_and_conditions_ip?: Maybe<Scalars['String']['output']>;
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
  /** Ids of destinations. Absent: unchanged. Ignored for roles that get every destination. */
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
  /** Absent: the signed-in user. */
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
  /** Days past due today; 0 when not due. */
  dias_mora?: Maybe<Scalars['Int']['output']>;
  dias_mora_documento?: Maybe<Scalars['Int']['output']>;
  direccion?: Maybe<Scalars['String']['output']>;
  /** NV next to expire, AT expired, V expires today, C compensated, A open (payments and credits). */
  estado_documento?: Maybe<Scalars['String']['output']>;
  /** Decided: the ledger's own state, 'A' open or 'C' compensated. */
  estado_numero_documento?: Maybe<Scalars['String']['output']>;
  /** Decided: instant since when it is held. */
  fecha_bloqueo?: Maybe<Scalars['String']['output']>;
  fecha_documento?: Maybe<Scalars['String']['output']>;
  fecha_vencimiento_documento?: Maybe<Scalars['String']['output']>;
  id_edocta?: Maybe<Scalars['Int']['output']>;
  id_edocta_detalle?: Maybe<Scalars['Int']['output']>;
  id_histocta_detalle?: Maybe<Scalars['Int']['output']>;
  /** ISO code of the currency (decided). */
  moneda?: Maybe<Scalars['String']['output']>;
  /** Decided: why it is held and since when ('PAGO' or 'COMPENSACION'), null when free. */
  motivo_bloqueo?: Maybe<Scalars['String']['output']>;
  /** Community tax id: the number shown as invoice number when present. */
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
  /** Looks in num_documento, num_factura and nif_comunitario, dots removed (decided). */
  busqueda?: InputMaybe<Scalars['String']['input']>;
  classification?: InputMaybe<FilterTypeInput>;
  destino?: InputMaybe<FilterTypeInput>;
  /** NV, AT, V or C; A = every open document. */
  estado_documento?: InputMaybe<FilterTypeInput>;
  /** 'A' open, 'C' compensated. */
  estado_numero_documento?: InputMaybe<FilterTypeInput>;
  fecha_documento?: InputMaybe<FilterTypeInput>;
  fecha_vencimiento_documento?: InputMaybe<FilterTypeInput>;
  nif_comunitario?: InputMaybe<FilterTypeInput>;
  num_documento?: InputMaybe<FilterTypeInput>;
  num_factura?: InputMaybe<FilterTypeInput>;
  /** Month and year of the document 'YYYY-MM' (decided). */
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

/** First given field wins. */
export type DocumentosSortInput = {
  fecha_documento?: InputMaybe<SortEnum>;
  fecha_vencimiento_documento?: InputMaybe<SortEnum>;
  num_documento?: InputMaybe<SortEnum>;
  total?: InputMaybe<SortEnum>;
};

export type Download = {
  /** Certificate of balances; only account status and its history offer one. */
  certificate?: Maybe<DownloadFile>;
  pdf?: Maybe<DownloadFile>;
  xls?: Maybe<DownloadFile>;
};

/** A file offered for download. `url` starts with http when `status` is '1'; else `mensaje` says why not. */
export type DownloadFile = {
  mensaje?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type EasyPayContadoFilterInput = {
  amount: Scalars['String']['input'];
  id_segment: Scalars['String']['input'];
  /** Same session again for the same key (decided). */
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
};

/** EDS list entry (spec 3). */
export type EdsItem = {
  codigo_destinatario?: Maybe<Scalars['String']['output']>;
  nombre_comercial?: Maybe<Scalars['String']['output']>;
};

/** Amounts past due for 1-7, 8-14, 15-21 and more than 21 days. */
export type ExpiredByDays = {
  fourteen_days?: Maybe<Scalars['String']['output']>;
  greater_twenty_one_days?: Maybe<Scalars['String']['output']>;
  one_to_seven_days?: Maybe<Scalars['String']['output']>;
  twenty_one_days?: Maybe<Scalars['String']['output']>;
};

/** Condition on one field. `in` takes a list or one comma-separated text ('0,1'). Bounds include both ends; a day given as the upper bound of an instant covers the whole day. */
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

/** A PDF made on request. The misspelt `menssage` is the backend's. */
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
  /** The person signed in (decided): for support sessions the customer that support stands in for. */
  customer?: Maybe<Customer>;
  /** '1' when the user accepted the terms in force, else '0'. */
  hasTermsAndConditions?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  /** Session user (spec 3, decided place). */
  session_user?: Maybe<SessionUser>;
  /** Store of the client: colombia, peru, ecuador, lubricantes or lubricantes_ecuador (decided). */
  store_code?: Maybe<Scalars['String']['output']>;
  /** True for a support session (decided). */
  support?: Maybe<Scalars['Boolean']['output']>;
  /** Random 256-bit token, 7 days; null in sesionActual. */
  token?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  /**
   * Registers the vouchers of a purchase whose payment session (easyPayContado with 'BO') gave the uuid.
   * 'Producto' stands for the configured product: addSurtidorBono. All or none; their sum must be the
   * session's amount; a second call with the same uuid answers the registered vouchers (decided).
   */
  addProductoBono?: Maybe<Array<Maybe<Bono>>>;
  /** Changes the password of the signed-in user and ends the user's other sessions. */
  changeCustomerPassword?: Maybe<Customer>;
  /**
   * Asks for the outcome of an attempt and unlocks its documents when it is final (spec 7). Decided:
   * status is APROBADA, RECHAZADA, PENDIENTE or NO ENCONTRADA (unknown, another client's, or a colleague's
   * for who may not list the company's payments).
   */
  consultarUuidYDesbloquearDocumentos?: Maybe<ConsultaUuid>;
  /**
   * Applies payments against invoices (spec 7): all lines or none; at least one of each side; holds the
   * documents while in process. The same idempotency_key (decided) answers the same compensation again.
   * Refused with the codes of crearTransaccionOnline.
   */
  crearCompensacion?: Maybe<CompensacionResult>;
  /**
   * Opens a payment session for invoices of the client (spec 7): all lines or none. The same
   * idempotency_key (decided) answers the same session again, never a second one. Refused with
   * `extensions.code`: DOCUMENT_BLOCKED (also `extensions.documents`: [{num_documento, desde, uuid}]),
   * DOCUMENT_CHANGED, AMOUNT_INVALID, DOCUMENT_NOT_FOUND, IDEMPOTENCY_MISMATCH, SUPPORT_READ_ONLY.
   */
  crearTransaccionOnline?: Maybe<TransaccionOnline>;
  /** Creates an associate (spec 7, the default variant). */
  crearUsuarioCliente?: Maybe<Customer>;
  /** Other reading of the create call (spec 7). */
  createAssociate?: Maybe<AssociateResult>;
  /**
   * Signs a user in (spec 7). A wrong pair fails with `extensions.code` 'SIGN_IN_FAILED' and
   * `extensions.failedAttempts` (consecutive failures of that address, decided). No address is locked:
   * the portal's server slows guessing. A backend that locks says 'SIGN_IN_LOCKED' and
   * `extensions.retryAfterSeconds`.
   */
  generateCustomerToken?: Maybe<LoginResult>;
  /** Signs support staff in as a customer. The secret works once. The session can never write. */
  generateSupportCustomerToken?: Maybe<LoginResult>;
  generatedPDFAccountHistoryDetails?: Maybe<GeneratedPdf>;
  generatedPDFAccountHistoryDetailsTimeLine?: Maybe<GeneratedPdf>;
  generatedPDFAccountStatusDetails?: Maybe<GeneratedPdf>;
  /** Electronic invoice by its fiscal code. */
  getUrlInvoiceGurusoft?: Maybe<InvoiceUrl>;
  /** Does nothing; keeps the type open for the areas. */
  ping?: Maybe<Scalars['String']['output']>;
  /** Sends a letter with a link that sets a new password once, within an hour. True whether or not the address is a customer's. */
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the password with the token of the letter and ends every session of the user. */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Ends the session whose bearer token came with the request. */
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Asks for a sales certificate. A codigo from 200 to 299 is success (spec 5). */
  solicitarCertificadoVentas?: Maybe<CertificadoVentasResult>;
  /** Stores the answers of a form (inferred name). The satisfaction survey is stored once a person: sent again, the call succeeds and stores nothing. */
  submitSurvey?: Maybe<SurveyResult>;
  /** Other reading of the edit call (spec 7). */
  updateAssociate?: Maybe<AssociateResult>;
  /** Edits an associate or the signed-in user (spec 7, the default variant). */
  updateCustomerV2?: Maybe<Customer>;
};


export type MutationAddProductoBonoArgs = {
  bonos: Array<BonoInput>;
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
  /** Name decided; the specification shows no filter. */
  id_orden_cargue: FilterTypeInput;
};

export type PaymentTypeEnum =
  | 'OFFLINE'
  | 'PSE';

/** Order (spec 3). */
export type Pedido = {
  created_at?: Maybe<Scalars['String']['output']>;
  cufe?: Maybe<Scalars['String']['output']>;
  destino?: Maybe<Scalars['String']['output']>;
  detalle?: Maybe<Array<Maybe<PedidoDetalle>>>;
  download?: Maybe<PedidoDownload>;
  /** Deliveries (name decided). */
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
  /** Decided: shown only when viewing reasons is enabled. */
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
  /** Decimal text with up to three digits, e.g. '2500.000'. */
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
  /** Decided: text of the status, equal to the order's estado_pedido_description when current. */
  descripcion?: Maybe<Scalars['String']['output']>;
  download?: Maybe<Download>;
  fecha_estimada_entrega?: Maybe<Scalars['String']['output']>;
  fecha_factura?: Maybe<Scalars['String']['output']>;
  /** 'YYYY-MM-DD HH:mm:ss': date and time split by a space. */
  fecha_hora_evento?: Maybe<Scalars['String']['output']>;
  fecha_ubicacion?: Maybe<Scalars['String']['output']>;
  /** Argument of generatedPDFAccountHistoryDetailsTimeLine when this event has an invoice (decided). */
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
  /** An order passes when one of these holds. */
  or?: InputMaybe<PedidosOrFilterInput>;
  solicitante?: InputMaybe<FilterTypeInput>;
};

export type PedidosOrFilterInput = {
  num_pedido?: InputMaybe<FilterTypeInput>;
  num_sicom?: InputMaybe<FilterTypeInput>;
};

export type PedidosOutput = {
  data?: Maybe<Array<Maybe<Pedido>>>;
  /** Destinations that occur in the client's orders: the station filter's options. */
  destinations?: Maybe<Array<Maybe<EdsItem>>>;
  download?: Maybe<Download>;
  edsItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  /** Dispatch plants that occur in the client's orders. */
  logistics_centers?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  plantsItems?: Maybe<Array<Maybe<PedidoFilterOption>>>;
  /** Number of orders of the filter, over every page. */
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
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type Query = {
  /** Movements of the client, newest first (spec 7). */
  AccountHistory?: Maybe<AccountHistoryOutput>;
  /** Online account status: open documents of the client (spec 7). Default: due date ascending. */
  AccountStatus?: Maybe<AccountStatusOutput>;
  /** The same movements as a record with header, oldest first (spec 7). */
  AccountStatusHistory?: Maybe<AccountStatusHistoryOutput>;
  ClassDocuments?: Maybe<Array<Maybe<ClassDocument>>>;
  /** Load order (spec 7). */
  OrderLoad?: Maybe<PedidoFileOutput>;
  /** Orders with their status history, oldest first (spec 7). */
  OrderTimelineTracking?: Maybe<PedidosOutput>;
  /** Orders of the client, or of the stations one works at, newest first (spec 7): the orders list and the dashboard. */
  OrderTraceability?: Maybe<PedidosOutput>;
  /** Orders with their deliveries, newest first (spec 7): the details of one order. */
  OrderTracking?: Maybe<PedidosOutput>;
  /** Delivery note of a delivery (spec 7). */
  Remissions?: Maybe<PedidoFileOutput>;
  /** Content blocks (spec 7), public. Unknown identifiers are left out. Terms: 'terminos-y-condiciones', 'habeas-data'; menus: 'menu-links', 'menu-links-lub'. */
  cmsBlocks?: Maybe<CmsBlocks>;
  /**
   * Documents to pay or to compensate, with the dashboard's totals (spec 7). Decided:
   * PSE + INVOICE = invoices, debit notes and credit notes; OFFLINE + INVOICE = invoices and debit notes only;
   * PAYMENT = payments and credit notes. Only open documents, unless the filter on estado_numero_documento asks for 'C'.
   * Totals cover every page of the filter and count positive documents only, so that
   * expired + to_expire + expire_today = positive and the four buckets add up to expired. Default: due date ascending.
   */
  documentos?: Maybe<DocumentosOutput>;
  /** Cash payment by segment; vouchers use id_segment 'BO' (spec 7). Opens a payment session without documents. Refused for support sessions. */
  easyPayContado?: Maybe<TransaccionOnline>;
  /** Vouchers of a purchase (uuid) or of the client (customer), newest first (getBonosSurtidor). */
  getBonosProducto?: Maybe<Array<Maybe<Bono>>>;
  /** Amounts and uses of gift vouchers (getBonosSurtidorConfig). */
  getBonosProductoConfig?: Maybe<BonosConfig>;
  /** Corporate information panel of the signed-in client (spec 3; the call is decided). */
  informacionCorporativa?: Maybe<CorporateInfo>;
  listadoTiposDocumentos?: Maybe<Array<Maybe<TipoDocumento>>>;
  /** Certificates of the client, by increment_sales_certificate ascending (spec 7). */
  listarCertificadoVenta?: Maybe<CertificadosOutput>;
  /** Compensations of the client. Default: created_at descending (spec 9). */
  listarCompensaciones?: Maybe<CompensacionesOutput>;
  /** Departments, by name unless asked otherwise, in pages of 10 (spec 9). */
  listarDeptos?: Maybe<Array<Maybe<Departamento>>>;
  /** Destinations (service stations) of the signed-in client, or the assigned ones of a role that has stations, by code. `search` looks in code and commercial name. */
  listarDestinatarios?: Maybe<DestinatariosOutput>;
  /** Payment attempts of the client, newest first (decided): lets a browser find its own attempt again. */
  listarTransacciones?: Maybe<TransaccionesOutput>;
  /** Blog posts, newest first. action is 'get_post_list'; the filter serves the news detail (decided). */
  mpBlogPosts?: Maybe<BlogPosts>;
  /** Answers 'ok' without a session: used to wait for the backend at start. */
  ping?: Maybe<Scalars['String']['output']>;
  rolesCliente?: Maybe<Array<Maybe<RolCliente>>>;
  /** What the bearer token stands for: the login result without its token (decided; lets a server rebuild a session). */
  sesionActual?: Maybe<LoginResult>;
  /** Questions of a form (decided; the specification shows the entity, not the call). form: 'satisfaction' (default) or another form's name for /dynamic-form. */
  surveyQuestions?: Maybe<Array<Maybe<SurveyQuestion>>>;
  /**
   * Users of the signed-in client, the legal representative excluded. `search` looks in names, e-mail
   * and document. A user who does not manage associates gets only the own record, whatever the filter;
   * `filter: {id: {eq}}` with the own id returns the own record for every role, the legal representative included.
   */
  usuariosCliente?: Maybe<UsuariosClienteOutput>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryAccountHistoryArgs = {
  clientCode?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  detailFilter?: InputMaybe<AccountHistoryDetailFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryAccountStatusArgs = {
  currentPageDetails?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<AccountStatusFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AccountStatusSortInput>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryAccountStatusHistoryArgs = {
  clientCode?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  detailFilter?: InputMaybe<AccountHistoryDetailFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryOrderLoadArgs = {
  filter: OrderLoadFilterInput;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryOrderTimelineTrackingArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryOrderTraceabilityArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryOrderTrackingArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PedidosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<PedidosSortField>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryRemissionsArgs = {
  filter: RemissionsFilterInput;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
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
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryEasyPayContadoArgs = {
  filter: EasyPayContadoFilterInput;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryGetBonosProductoArgs = {
  customer?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryListarCertificadoVentaArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CertificadosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CertificadosSortInput>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryListarCompensacionesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CompensacionesFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompensacionesSortInput>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryListarDeptosArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<DeptosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DeptosSortInput>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryListarDestinatariosArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<DestinatariosFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryListarTransaccionesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<TransaccionesFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryMpBlogPostsArgs = {
  action: Scalars['String']['input'];
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostsFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QuerySurveyQuestionsArgs = {
  form?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.
 *
 * House rules of this wire, decided where the specification shows no shape:
 * - Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
 * - A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
 * - Flags are '0' or '1' unless a type says otherwise.
 * - Output fields are nullable, as an ERP behind a shop backend answers them.
 * - Who may call what stands in ACCESS.md: permissions, stations, support, terms.
 * - Every field says where it comes from: @spec, @family or @ours, by itself or by its type. An argument
 *   without a mark comes with its field.
 * - Errors of ours carry `extensions.code`; the text in `message` is the one of spec 8.
 */
export type QueryUsuariosClienteArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<UsuariosClienteFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UsuariosClienteSortInput>;
};

export type RemissionsFilterInput = {
  numero_entrega: FilterTypeInput;
};

export type RevokeCustomerTokenOutput = {
  result?: Maybe<Scalars['Boolean']['output']>;
};

export type RolCliente = {
  /** What the role may do (decided: the specification shows only the acl of who signs in). Null for who does not manage associates. */
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

/** For a rating of several features: question is the question's id, feature the feature's value. */
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
  /** Name of the bank at which it was paid; null until somebody answered there (decided). */
  banco?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  /** PENDIENTE, APROBADA or RECHAZADA. */
  estado?: Maybe<Scalars['String']['output']>;
  id_segment?: Maybe<Scalars['String']['output']>;
  idempotency_key?: Maybe<Scalars['String']['output']>;
  lines?: Maybe<Array<Maybe<TransaccionLine>>>;
  /** True until the state is final. */
  live?: Maybe<Scalars['Boolean']['output']>;
  moneda?: Maybe<Scalars['String']['output']>;
  /** First and last name of the user of the client who made it (decided). */
  nombre_usuario?: Maybe<Scalars['String']['output']>;
  /** Whether the user who asks made it (decided). */
  own?: Maybe<Scalars['Boolean']['output']>;
  /** The same session again, for its maker while it lives; else null. Opens nothing (decided). */
  session?: Maybe<TransaccionOnline>;
  /**
   * When the provider's session ends, like created_at; null when there is none to return to: somebody
   * answered there, or the state is final (decided).
   */
  session_expires_at?: Maybe<Scalars['String']['output']>;
  /** When the state became final, like created_at; null until then (decided). */
  settled_at?: Maybe<Scalars['String']['output']>;
  /** FACTURAS, CONTADO or BONOS. */
  tipo?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
};

export type TransaccionLine = {
  fecha_vencimiento?: Maybe<Scalars['String']['output']>;
  monto_documento?: Maybe<Scalars['String']['output']>;
  monto_transaccion?: Maybe<Scalars['String']['output']>;
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
  /** Balance of the document as the payer saw it; refused with DOCUMENT_CHANGED when it is another now. */
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
  /** '1', '0', or both with in; 'all' means both. */
  status?: InputMaybe<FilterTypeInput>;
};

export type UsuariosClienteOutput = {
  items?: Maybe<Array<Maybe<Customer>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** First given field wins; default firstname ascending. */
export type UsuariosClienteSortInput = {
  email?: InputMaybe<SortEnum>;
  firstname?: InputMaybe<SortEnum>;
  id?: InputMaybe<SortEnum>;
  lastname?: InputMaybe<SortEnum>;
};
