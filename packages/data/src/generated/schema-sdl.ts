// Generated from schema/*.graphql by 'npm run codegen'.
export const schemaSdl = `extend type Query {
  "Online account status: open documents of the client (spec 7). Default: due date ascending."
  AccountStatus(
    filter: AccountStatusFilterInput
    sort: AccountStatusSortInput
    pageSize: Int = 10
    currentPageDetails: Int = 1
  ): AccountStatusOutput
  "Movements of the client, newest first (spec 7)."
  AccountHistory(
    clientCode: String
    detailFilter: AccountHistoryDetailFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): AccountHistoryOutput
  "The same movements as a record with header, oldest first (spec 7)."
  AccountStatusHistory(
    clientCode: String
    detailFilter: AccountHistoryDetailFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): AccountStatusHistoryOutput
  ClassDocuments: [ClassDocument]
  """
  Documents to pay or to compensate, with the dashboard's totals (spec 7). Decided:
  PSE + INVOICE = invoices, debit notes and credit notes; OFFLINE + INVOICE = invoices and debit notes only;
  PAYMENT = payments and credit notes. Only open documents, unless the filter on estado_numero_documento asks for 'C'.
  Totals cover every page of the filter and count positive documents only, so that
  expired + to_expire + expire_today = positive and the four buckets add up to expired. Default: due date ascending.
  """
  documentos(
    paymentType: PaymentTypeEnum!
    documentType: DocumentTypeEnum!
    filter: DocumentosFilterInput
    sort: DocumentosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): DocumentosOutput
}

extend type Mutation {
  generatedPDFAccountHistoryDetails(id_histocta_detalle: Int!): GeneratedPdf
  generatedPDFAccountHistoryDetailsTimeLine(id: String!): GeneratedPdf
  generatedPDFAccountStatusDetails(id_edocta_detalle: Int!): GeneratedPdf
  "Electronic invoice by its fiscal code."
  getUrlInvoiceGurusoft(cufe: String!): InvoiceUrl
}

type InvoiceUrl {
  download: Download
}

enum PaymentTypeEnum {
  PSE
  OFFLINE
}

enum DocumentTypeEnum {
  INVOICE
  PAYMENT
}

input AccountStatusFilterInput {
  "The client of the session; another client's code is refused."
  codigo_cliente: FilterTypeInput
  num_documento: FilterTypeInput
  id_edocta_detalle: FilterTypeInput
  detalle: AccountStatusDetailFilterInput
}

input AccountStatusDetailFilterInput {
  bloqueada: FilterTypeInput
  agrupacion: FilterTypeInput
  num_documento: FilterTypeInput
  fecha_documento: FilterTypeInput
  fecha_vencimiento_documento: FilterTypeInput
}

"First given field wins."
input AccountStatusSortInput {
  fecha_vencimiento_documento: SortEnum
  fecha_documento: SortEnum
  num_documento: SortEnum
  total: SortEnum
}

type AccountStatusOutput {
  "Number of accounts in data."
  size: Int
  download: Download
  data: [AccountStatusData]
}

type AccountStatusData {
  id_edocta: Int
  codigo_cliente: String
  nombre_cliente: String
  tipo_cuenta: String
  numero_cuenta: String
  sociedad: String
  "Balance of every line of the filter, not of the page only."
  subtotal: String
  "Number of lines of the filter."
  sizeDetails: Int
  lines: [Documento]
}

"Document / invoice (spec 3): one line of account status, account history and the pending list."
type Documento {
  id_edocta: Int
  tipo_cuenta: String
  numero_cuenta: String
  sociedad: String
  id_edocta_detalle: Int
  id_histocta_detalle: Int
  "'1' while a payment in progress or a compensation in process holds the document."
  bloqueada: String
  "Decided: why it is held and since when ('PAGO' or 'COMPENSACION'), null when free."
  motivo_bloqueo: String
  "Decided: instant since when it is held."
  fecha_bloqueo: String
  agrupacion: String
  classification: String
  num_documento: String
  num_factura: String
  "Community tax id: the number shown as invoice number when present."
  nif_comunitario: String
  cufe: String
  "RV invoice, DG credit note, DZ payment, DB, DB-SF and DB-SP debit notes."
  tipo_documento: String
  "NV next to expire, AT expired, V expires today, C compensated, A open (payments and credits)."
  estado_documento: String
  "Decided: the ledger's own state, 'A' open or 'C' compensated."
  estado_numero_documento: String
  fecha_documento: String
  fecha_vencimiento_documento: String
  "Days past due today; 0 when not due."
  dias_mora: Int
  dias_mora_documento: Int
  "Open balance (account status, documentos) or original amount (history, compensated documents). Negative for payments and credits."
  total: String
  detalle: String
  "Code of the destination (decided)."
  destino: String
  nombre_destino: String
  nombre_cliente: String
  ciudad: String
  direccion: String
  created_at: String
  "ISO code of the currency (decided)."
  moneda: String
}

input AccountHistoryDetailFilterInput {
  agrupacion: FilterTypeInput
  classification: FilterTypeInput
  tipo_documento: FilterTypeInput
  "NV, AT, V or C; A = every open document."
  estado_documento: FilterTypeInput
  num_documento: FilterTypeInput
  num_factura: FilterTypeInput
  nif_comunitario: FilterTypeInput
  fecha_documento: FilterTypeInput
  fecha_vencimiento_documento: FilterTypeInput
  "Month and year 'YYYY-MM'."
  periodo: FilterTypeInput
  negocio: FilterTypeInput
  id_histocta_detalle: FilterTypeInput
}

"\`total\` of a line is the original amount."
type AccountHistoryOutput {
  size: Int
  download: Download
  data: [AccountHistoryData]
}

type AccountHistoryData {
  nombre_cliente: String
  codigo_cliente: String
  subtotal: String
  sizeDetails: Int
  lines: [Documento]
}

type AccountStatusHistoryOutput {
  size: Int
  download: Download
  data: [AccountStatusHistoryRecord]
}

"Account status history record (spec 3)."
type AccountStatusHistoryRecord {
  id_histocuenta: Int
  codigo_cliente: String
  nombre_cliente: String
  tipo_documento_cuenta: String
  numero_cuenta: String
  sociedad: String
  tipo_estado: String
  subtotal: String
  sizeDetails: Int
  created_at_header: String
  updated_at_header: String
  lines: [AccountStatusHistoryLine]
}

type AccountStatusHistoryLine {
  id_histocuenta_detalle: Int
  dias_mora: Int
  nif_comunitario: String
  numero_documento: String
  numero_factura: String
  cufe: String
  tipo_documento: String
  clasificacion: String
  agrupacion: String
  fecha_documento: String
  fecha_vencimiento_documento: String
  detalle: String
  total: String
  estado_documento: String
  negocio: String
  "'YYYY-MM'."
  periodo: String
  nombre_destino: String
  created_at: String
}

"Document class (spec 3): a choice of the document filter."
type ClassDocument {
  nombre: String
  agrupacion: String
}

input DocumentosFilterInput {
  num_documento: FilterTypeInput
  num_factura: FilterTypeInput
  nif_comunitario: FilterTypeInput
  agrupacion: FilterTypeInput
  classification: FilterTypeInput
  tipo_documento: FilterTypeInput
  "NV, AT, V or C; A = every open document."
  estado_documento: FilterTypeInput
  "'A' open, 'C' compensated."
  estado_numero_documento: FilterTypeInput
  fecha_documento: FilterTypeInput
  fecha_vencimiento_documento: FilterTypeInput
  "Month and year of the document 'YYYY-MM' (decided)."
  periodo: FilterTypeInput
  bloqueada: FilterTypeInput
  destino: FilterTypeInput
  total: FilterTypeInput
  "Looks in num_documento, num_factura and nif_comunitario, dots removed (decided)."
  busqueda: String
}

"First given field wins."
input DocumentosSortInput {
  fecha_vencimiento_documento: SortEnum
  fecha_documento: SortEnum
  num_documento: SortEnum
  total: SortEnum
}

type DocumentosOutput {
  total_count: Int
  total_amount_expired: String
  total_amount_to_expire: String
  total_amount_expire_today: String
  total_amount_positive: String
  total_amount_expired_by_days: ExpiredByDays
  document_statuses: [DocumentStatus]
  items: [Documento]
}

"Amounts past due for 1-7, 8-14, 15-21 and more than 21 days."
type ExpiredByDays {
  one_to_seven_days: String
  fourteen_days: String
  twenty_one_days: String
  greater_twenty_one_days: String
}

type DocumentStatus {
  label: String
  value: String
}

extend type Mutation {
  "Edits an associate or the signed-in user (spec 7, the default variant)."
  updateCustomerV2(input: CustomerUpdateInput!): Customer
  "Other reading of the edit call (spec 7)."
  updateAssociate(input: CustomerUpdateInput!, config: AssociateConfigInput): AssociateResult
  "Creates an associate (spec 7, the default variant)."
  crearUsuarioCliente(input: CustomerCreateInput!): Customer
  "Other reading of the create call (spec 7)."
  createAssociate(input: CustomerCreateInput!, config: AssociateConfigInput): AssociateResult
}

extend type Query {
  """
  Users of the signed-in client, the legal representative excluded. \`search\` looks in names, e-mail
  and document. A user who does not manage associates gets only the own record, whatever the filter;
  \`filter: {id: {eq}}\` with the own id returns the own record for every role, the legal representative included.
  """
  usuariosCliente(
    pageSize: Int = 10
    currentPage: Int = 1
    filter: UsuariosClienteFilterInput
    search: String
    sort: UsuariosClienteSortInput
  ): UsuariosClienteOutput
  listadoTiposDocumentos: [TipoDocumento]
  rolesCliente: [RolCliente]
  "Destinations (service stations) of the signed-in client, or the assigned ones of a role that has stations, by code. \`search\` looks in code and commercial name."
  listarDestinatarios(
    pageSize: Int = 50
    currentPage: Int = 1
    filter: DestinatariosFilterInput
    search: String
  ): DestinatariosOutput
  "Departments, by name unless asked otherwise, in pages of 10 (spec 9)."
  listarDeptos(
    filter: DeptosFilterInput
    sort: DeptosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): [Departamento]
  "Corporate information panel of the signed-in client (spec 3; the call is decided)."
  informacionCorporativa: CorporateInfo
}

"User / associate (spec 3)."
type Customer {
  id: Int
  user_id: Int
  role_id: Int
  role_name: String
  firstname: String
  lastname: String
  email: String
  document_type: String
  document: String
  telephone: String
  celphone: String
  street: String
  city: String
  country_id: String
  country_code: String
  "'1' active, '0' inactive."
  status: String
  dob: String
  destinations: [CustomerDestination]
  "'1' accepted, '0' not."
  terms_and_conditions: String
  terms_and_conditions_ip: String
  is_subscribed: Boolean
  gender: Int
  date_of_birth: String
  default_shipping: String
  default_billing: String
  job_title: String
  addresses: [CustomerAddress]
}

type CustomerDestination {
  destination_id: Int
  destination_code: String
  destination_name: String
}

type CustomerAddress {
  country_id: String
  region_id: Int
  city: String
  street: [String]
  telephone: String
  custom_attributes: [CustomAttribute]
}

type CustomAttribute {
  attribute_code: String
  value: String
}

input CustomerUpdateInput {
  "Absent: the signed-in user."
  user_id: Int
  role_id: Int
  firstname: String
  lastname: String
  document_type: String
  document: String
  telephone: String
  street: String
  city: String
  status: String
  "Ids of destinations. Absent: unchanged. Ignored for roles that get every destination."
  destination_id: [Int!]
  terms_and_conditions: String
  terms_and_conditions_ip: String
}

input CustomerCreateInput {
  role_id: Int
  firstname: String
  lastname: String
  email: String
  document_type: String
  document: String
  telephone: String
  celphone: String
  street: String
  city: String
  country_code: String
  status: String
  destination_id: [Int!]
  is_subscribed: Boolean
  gender: Int
  date_of_birth: String
  default_shipping: String
  default_billing: String
  job_title: String
  addresses: [CustomerAddressInput!]
}

input CustomerAddressInput {
  country_id: String
  region_id: Int
  city: String
  street: [String]
  telephone: String
  custom_attributes: [CustomAttributeInput!]
}

input CustomAttributeInput {
  attribute_code: String
  value: String
}

"Context of the variant calls (spec names only 'config'): the store they are made from."
input AssociateConfigInput {
  store_code: String
}

type AssociateResult {
  success: Boolean
  message: String
}

input UsuariosClienteFilterInput {
  id: FilterTypeInput
  "'1', '0', or both with in; 'all' means both."
  status: FilterTypeInput
  role_id: FilterTypeInput
  email: FilterTypeInput
}

"First given field wins; default firstname ascending."
input UsuariosClienteSortInput {
  firstname: SortEnum
  lastname: SortEnum
  email: SortEnum
  id: SortEnum
}

type UsuariosClienteOutput {
  items: [Customer]
  total_count: Int
}

type TipoDocumento {
  value: String
  label: String
  title: String
}

type RolCliente {
  role_id: Int
  role_name: String
  sort_order: Int
  "What the role may do (decided: the specification shows only the acl of who signs in). Null for who does not manage associates."
  acl: [AclEntry]
}

input DestinatariosFilterInput {
  id_destinatario: FilterTypeInput
  codigo_destinatario: FilterTypeInput
  nombre_comercial: FilterTypeInput
  estado: FilterTypeInput
}

type DestinatariosOutput {
  items: [Destinatario]
  total_count: Int
}

"Destination (spec 3)."
type Destinatario {
  id_destinatario: Int
  codigo_destinatario: String
  nombre_comercial: String
  destino: String
  nombre_destino: String
  canal: String
  sector: String
  centro_logistico: String
  "'1' active, '0' inactive."
  estado: String
  organizacion_ventas: String
  direccion: String
  ciudad: String
  departamento: String
  pais: String
  telefono: String
}

input DeptosFilterInput {
  country_id: FilterTypeInput
  code: FilterTypeInput
  code_sap: FilterTypeInput
}

input DeptosSortInput {
  default_name: SortEnum
  code: SortEnum
}

type Departamento {
  region_id: Int
  country_id: String
  code: String
  default_name: String
  code_sap: String
}

"Corporate info (spec 3)."
type CorporateInfo {
  tipoNit: String
  nombre: String
  direccion: String
  telefono: String
  clienteNit: String
  pais: String
  ciudad: String
  email: String
  departmentName: String
}

extend type Mutation {
  "Asks for a sales certificate. A codigo from 200 to 299 is success (spec 5)."
  solicitarCertificadoVentas(input: CertificadoVentasInput!): CertificadoVentasResult
}

extend type Query {
  "Certificates of the client, by increment_sales_certificate ascending (spec 7)."
  listarCertificadoVenta(
    filter: CertificadosFilterInput
    sort: CertificadosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): CertificadosOutput
}

input CertificadoVentasInput {
  codigo_destinatario: String
  fecha_inicio: String!
  fecha_fin: String!
  "CONSOLIDADO or DETALLADO."
  modo_impresion: String!
  "EDS, INDUSTRIA or RUMBO."
  negocio: String!
}

type CertificadoVentasResult {
  codigo: Int
  mensaje: String
}

input CertificadosFilterInput {
  codigo_destinatario: FilterTypeInput
  fecha_inicio: FilterTypeInput
  fecha_fin: FilterTypeInput
  modo_impresion: FilterTypeInput
  negocio: FilterTypeInput
}

input CertificadosSortInput {
  increment_sales_certificate: SortEnum
}

type CertificadosOutput {
  items: [CertificadoVenta]
  total_count: Int
}

"Sales certificate (spec 3). fecha_inicio/start_date and fecha_fin/end_date carry the same day."
type CertificadoVenta {
  id: Int
  increment_sales_certificate: String
  "Code of the destination; null = every destination."
  destinatario: String
  "Name of the addressee (recipient column)."
  received: String
  nombre_comercial: String
  fecha_inicio: String
  start_date: String
  fecha_fin: String
  end_date: String
  modo_impresion: String
  negocio: String
  created_at: String
  "Null while it is being made."
  pdf: String
}

extend type Mutation {
  """
  Applies payments against invoices (spec 7): all lines or none; at least one of each side; holds the
  documents while in process. The same idempotency_key (decided) answers the same compensation again.
  Refused with the codes of crearTransaccionOnline.
  """
  crearCompensacion(lines: [CompensacionLineInput!]!, idempotency_key: String): CompensacionResult
}

extend type Query {
  "Compensations of the client. Default: created_at descending (spec 9)."
  listarCompensaciones(
    filter: CompensacionesFilterInput
    sort: CompensacionesSortInput
    currentPage: Int = 1
    pageSize: Int = 10
  ): CompensacionesOutput
}

"Request line (spec 3)."
input CompensacionLineInput {
  fecha_vencimiento_documento: String
  tipo: DocumentTypeEnum!
  num_documento: String!
  "Balance of the document as the user saw it; negative for payments."
  monto: String!
  num_factura: String
}

type CompensacionResult {
  idTransaccion: String
  message: String
}

input CompensacionesFilterInput {
  "Compensations with a line of that invoice."
  num_factura: FilterTypeInput
  estado: FilterTypeInput
  created_at: FilterTypeInput
  id_compensacion: FilterTypeInput
  "Decided: finds a compensation again whose answer was lost."
  idempotency_key: FilterTypeInput
}

"First given field wins."
input CompensacionesSortInput {
  created_at: SortEnum
  id_compensacion: SortEnum
  total_compensado: SortEnum
}

type CompensacionesOutput {
  items: [Compensacion]
  download: Download
  total_count: Int
}

"Compensation (spec 3)."
type Compensacion {
  id_compensacion: Int
  id_transaccion: String
  "Key it was sent with (decided); null for one made elsewhere."
  idempotency_key: String
  id_cliente: String
  codigo_cliente: String
  nombre_cliente: String
  cliente_nit: String
  street: String
  total_compensado: String
  total_pagos: String
  total_facturas: String
  "B in process, F rejected, S completed."
  estado: String
  estado_descripcion: String
  created_at: String
  updated_at: String
  moneda: String
  "Lines (name decided)."
  detalle: [CompensacionDetalle]
}

type CompensacionDetalle {
  id_compensacion_detalle: Int
  num_documento: String
  num_factura: String
  fecha_documento: String
  fecha_vencimiento_documento: String
  monto_documento: String
  valor_pagado: String
  "INVOICE or PAYMENT."
  tipo_documento: String
}

extend type Query {
  "Content blocks (spec 7), public. Unknown identifiers are left out. Terms: 'terminos-y-condiciones', 'habeas-data'; menus: 'menu-links', 'menu-links-lub'."
  cmsBlocks(identifiers: [String]): CmsBlocks
  "Blog posts, newest first. action is 'get_post_list'; the filter serves the news detail (decided)."
  mpBlogPosts(
    action: String!
    filter: BlogPostsFilterInput
    pageSize: Int = 3
    currentPage: Int = 1
  ): BlogPosts
}

type CmsBlocks {
  items: [CmsBlock]
}

"Content is HTML written by editors: to be sanitised."
type CmsBlock {
  identifier: String
  title: String
  content: String
}

input BlogPostsFilterInput {
  post_id: FilterTypeInput
  url_key: FilterTypeInput
}

type BlogPosts {
  total_count: Int
  items: [BlogPost]
}

"Blog post (spec 3). content is HTML: to be sanitised."
type BlogPost {
  post_id: Int
  name: String
  url_key: String
  short_description: String
  content: String
  image: String
  publish_date: String
  created_at: String
  updated_at: String
}

extend type Query {
  "Orders of the client, or of the stations one works at, newest first (spec 7): the orders list and the dashboard."
  OrderTraceability(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput
  "Orders with their deliveries, newest first (spec 7): the details of one order."
  OrderTracking(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput
  "Orders with their status history, oldest first (spec 7)."
  OrderTimelineTracking(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput
  "Delivery note of a delivery (spec 7)."
  Remissions(filter: RemissionsFilterInput!): PedidoFileOutput
  "Load order (spec 7)."
  OrderLoad(filter: OrderLoadFilterInput!): PedidoFileOutput
}

enum PedidosSortField {
  num_pedido
  num_sicom
  fecha_pedido
}

input PedidosFilterInput {
  id_cliente: FilterTypeInput
  solicitante: FilterTypeInput
  fecha_pedido: FilterTypeInput
  fecha_entrega: FilterTypeInput
  destino: FilterTypeInput
  estado_pedido: FilterTypeInput
  num_pedido: FilterTypeInput
  num_sicom: FilterTypeInput
  "An order passes when one of these holds."
  or: PedidosOrFilterInput
  detalle: PedidosDetalleFilterInput
}

input PedidosOrFilterInput {
  num_pedido: FilterTypeInput
  num_sicom: FilterTypeInput
}

input PedidosDetalleFilterInput {
  centro_logistico: FilterTypeInput
  cod_producto: FilterTypeInput
}

type PedidosOutput {
  "Number of orders of the filter, over every page."
  size: Int
  data: [Pedido]
  "Destinations that occur in the client's orders: the station filter's options."
  destinations: [EdsItem]
  "Dispatch plants that occur in the client's orders."
  logistics_centers: [PedidoFilterOption]
  "Options of the status filter (spec 3)."
  statusItems: [PedidoFilterOption]
  edsItems: [PedidoFilterOption]
  plantsItems: [PedidoFilterOption]
  sortByItems: [PedidoFilterOption]
  download: Download
}

"EDS list entry (spec 3)."
type EdsItem {
  codigo_destinatario: String
  nombre_comercial: String
}

type PedidoFilterOption {
  id: String
  name: String
}

"Order (spec 3)."
type Pedido {
  id_pedido: Int
  id_cliente: String
  num_pedido: String
  num_sicom: String
  solicitante: String
  nombre_solicitante: String
  destino: String
  nombre_destino: String
  "'-2', '-1.5', '-1', '1' to '6', '9'."
  estado_pedido: String
  estado_pedido_description: String
  "'1' locked."
  estado_bloqueo_pedido: String
  motivo_bloqueo: String
  estatus_rechazo: String
  "Decided: shown only when viewing reasons is enabled."
  motivo_rechazo: String
  fecha_pedido: String
  fecha_entrega: String
  valor: String
  moneda: String
  num_factura: String
  cufe: String
  guia_transporte: String
  created_at: String
  updated_at: String
  "Status history, oldest first."
  historico_estados: [PedidoHistorico]
  detalle: [PedidoDetalle]
  "Deliveries (name decided)."
  entregas: [PedidoEntrega]
  download: PedidoDownload
}

"Links of one order (decided): invoice, remission and load order, each null until it exists."
type PedidoDownload {
  factura: DownloadFile
  remision: DownloadFile
  orden_cargue: DownloadFile
}

type PedidoDetalle {
  id_pedido_info: Int
  "Decimal text with up to three digits, e.g. '2500.000'."
  cantidad: String
  centro_logistico: String
  "Name of the plant (decided)."
  nombre_centro_logistico: String
  cod_producto: String
  descripcion: String
  unidad_medida: String
}

type PedidoHistorico {
  id_pedido_history_status: Int
  "'YYYY-MM-DD HH:mm:ss': date and time split by a space."
  fecha_hora_evento: String
  "Status code of the event (spec 4)."
  type: String
  "Decided: text of the status, equal to the order's estado_pedido_description when current."
  descripcion: String
  nombre_transportista: String
  placa_vehiculo: String
  ubicacion: String
  fecha_ubicacion: String
  fecha_estimada_entrega: String
  observaciones: String
  id_orden_cargue: String
  id_remision: String
  "Argument of generatedPDFAccountHistoryDetailsTimeLine when this event has an invoice (decided)."
  id_factura: String
  fecha_factura: String
  cufe: String
  download: Download
}

type PedidoEntrega {
  num_entrega: String
  estado_entrega: String
  estado_entrega_description: String
  fecha_entrega: String
  fecha_creacion: String
  valor: String
  num_factura: String
  id_remision: String
  id_orden_cargue: String
}

input RemissionsFilterInput {
  numero_entrega: FilterTypeInput!
}

input OrderLoadFilterInput {
  "Name decided; the specification shows no filter."
  id_orden_cargue: FilterTypeInput!
}

type PedidoFileOutput {
  size: Int
  download: Download
}

extend type Mutation {
  """
  Opens a payment session for invoices of the client (spec 7): all lines or none. The same
  idempotency_key (decided) answers the same session again, never a second one. Refused with
  \`extensions.code\`: DOCUMENT_BLOCKED (also \`extensions.documents\`: [{num_documento, desde, uuid}]),
  DOCUMENT_CHANGED, AMOUNT_INVALID, DOCUMENT_NOT_FOUND, IDEMPOTENCY_MISMATCH, SUPPORT_READ_ONLY.
  """
  crearTransaccionOnline(
    lines: [TransaccionOnlineLineInput!]!
    idempotency_key: String
  ): TransaccionOnline
  """
  Asks for the outcome of an attempt and unlocks its documents when it is final (spec 7). Decided:
  status is APROBADA, RECHAZADA, PENDIENTE or NO ENCONTRADA (unknown, another client's, or a colleague's
  for who may not list the company's payments).
  """
  consultarUuidYDesbloquearDocumentos(uuid: String!): ConsultaUuid
}

extend type Query {
  "Cash payment by segment; vouchers use id_segment 'BO' (spec 7). Opens a payment session without documents. Refused for support sessions."
  easyPayContado(filter: EasyPayContadoFilterInput!): TransaccionOnline
  "Payment attempts of the client, newest first (decided): lets a browser find its own attempt again."
  listarTransacciones(
    filter: TransaccionesFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): TransaccionesOutput
}

"Online payment line (spec 3)."
input TransaccionOnlineLineInput {
  fecha_vencimiento: String
  "Balance of the document as the payer saw it; refused with DOCUMENT_CHANGED when it is another now."
  monto_documento: String!
  "Amount to pay: more than 0, at most monto_documento."
  monto_transaccion: String!
  numero_documento: String!
  numero_factura: String
  observaciones: String
  "'total' or 'parcial'."
  tipo_transaccion: String!
}

"Payment session/response (spec 3). The browser goes to url_redirect with the encrypted token and the uuid."
type TransaccionOnline {
  uuid: String
  "PENDIENTE, APROBADA or RECHAZADA."
  estado: String
  url_redirect: String
  phrase: String
  token: String
}

type ConsultaUuid {
  "True when the attempt exists and belongs to the client."
  response: Boolean
  status: String
  uuid: String
  message: String
}

input EasyPayContadoFilterInput {
  id_segment: String!
  amount: String!
  "Same session again for the same key (decided)."
  idempotency_key: String
}

input TransaccionesFilterInput {
  uuid: FilterTypeInput
  idempotency_key: FilterTypeInput
  estado: FilterTypeInput
}

type TransaccionesOutput {
  total_count: Int
  items: [Transaccion]
}

type Transaccion {
  uuid: String
  idempotency_key: String
  "PENDIENTE, APROBADA or RECHAZADA."
  estado: String
  "True until the state is final."
  live: Boolean
  "FACTURAS, CONTADO or BONOS."
  tipo: String
  id_segment: String
  total: String
  moneda: String
  "First and last name of the user of the client who made it (decided)."
  nombre_usuario: String
  "Whether the user who asks made it (decided)."
  own: Boolean
  """
  When the provider's session ends, like created_at; null when there is none to return to: somebody
  answered there, or the state is final (decided).
  """
  session_expires_at: String
  "The same session again, for its maker while it lives; else null. Opens nothing (decided)."
  session: TransaccionOnline
  created_at: String
  updated_at: String
  lines: [TransaccionLine]
}

type TransaccionLine {
  fecha_vencimiento: String
  monto_documento: String
  monto_transaccion: String
  numero_documento: String
  numero_factura: String
  observaciones: String
  tipo_transaccion: String
}

extend type Mutation {
  """
  Signs a user in (spec 7). A wrong pair fails with \`extensions.code\` 'SIGN_IN_FAILED' and
  \`extensions.failedAttempts\` (consecutive failures of that address, decided). No address is locked:
  the portal's server slows guessing. A backend that locks says 'SIGN_IN_LOCKED' and
  \`extensions.retryAfterSeconds\`.
  """
  generateCustomerToken(email: String!, password: String!): LoginResult
  "Signs support staff in as a customer. The secret works once. The session can never write."
  generateSupportCustomerToken(secret: String!): LoginResult
  "Ends the session whose bearer token came with the request."
  revokeCustomerToken: RevokeCustomerTokenOutput
  "Changes the password of the signed-in user and ends the user's other sessions."
  changeCustomerPassword(currentPassword: String!, newPassword: String!): Customer
}

extend type Query {
  "What the bearer token stands for: the login result without its token (decided; lets a server rebuild a session)."
  sesionActual: LoginResult
}

"Login result (spec 3)."
type LoginResult {
  "Random 256-bit token, 7 days; null in sesionActual."
  token: String
  role: String
  "'1' when the user accepted the terms in force, else '0'."
  hasTermsAndConditions: String
  acl: [AclEntry]
  client: Client
  "Store of the client: colombia, peru, ecuador, lubricantes or lubricantes_ecuador (decided)."
  store_code: String
  "The person signed in (decided): for support sessions the customer that support stands in for."
  customer: Customer
  "True for a support session (decided)."
  support: Boolean
  "Session user (spec 3, decided place)."
  session_user: SessionUser
}

"One granted permission, e.g. type 'Surtidor_Facturas', permission 'Surtidor_Facturas::pendientes'. Notifications: 'Surtidor_Notificaciones::pedidos'."
type AclEntry {
  type: String
  permission: String
}

type SessionUser {
  clientCode: String
  userId: String
  role_name: String
}

"The dealer company (spec 3)."
type Client {
  id: String
  cliente: String
  tipoCuenta: String
  clienteNit: String
  tipoNit: String
  criterioImpuesto: String
  nombre: String
  nombreComercial: String
  nombreLargo: String
  nombreLargo2: String
  direccion: String
  telefono: String
  email: String
  oficinaVentas: String
  departamento: String
  ciudad: String
  pais: String
  codigoCompania: String
  organizacionVentas: String
  canal: String
  sector: String
  clienteGrupo1: String
  representanteComercial: String
  estatus: String
  modificationDate: String
  modificationHour: String
}

type RevokeCustomerTokenOutput {
  result: Boolean
}

"""
The contract the portal assumes of the distributor's backend (spec 3 and 7), one file per area.

House rules of this wire, decided where the specification shows no shape:
- Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
- A day is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. A missing day of the ERP is '0000-00-00'.
- Flags are '0' or '1' unless a type says otherwise.
- Output fields are nullable, as an ERP behind a shop backend answers them.
- Who may call what stands in ACCESS.md: permissions, stations, support, terms.
- Errors of ours carry \`extensions.code\`; the text in \`message\` is the one of spec 8.
"""
type Query {
  "Answers 'ok' without a session: used to wait for the backend at start."
  ping: String
}

type Mutation {
  "Does nothing; keeps the type open for the areas."
  ping: String
}

enum SortEnum {
  ASC
  DESC
}

"Condition on one field. \`in\` takes a list or one comma-separated text ('0,1'). Bounds include both ends; a day given as the upper bound of an instant covers the whole day."
input FilterTypeInput {
  eq: String
  neq: String
  in: [String]
  like: String
  gteq: String
  lteq: String
}

"A file offered for download. \`url\` starts with http when \`status\` is '1'; else \`mensaje\` says why not."
type DownloadFile {
  url: String
  status: String
  mensaje: String
}

type Download {
  pdf: DownloadFile
  xls: DownloadFile
  "Certificate of balances; only account status and its history offer one."
  certificate: DownloadFile
}

"A PDF made on request. The misspelt \`menssage\` is the backend's."
type GeneratedPdfFile {
  url: String
  status: String
  menssage: String
}

type GeneratedPdf {
  pdf: GeneratedPdfFile
}

extend type Query {
  "Questions of a form (decided; the specification shows the entity, not the call). form: 'satisfaction' (default) or another form's name for /dynamic-form."
  surveyQuestions(form: String = "satisfaction"): [SurveyQuestion]
}

extend type Mutation {
  "Stores the answers of a form (inferred name)."
  submitSurvey(input: SurveyInput!): SurveyResult
}

"Survey question (spec 3)."
type SurveyQuestion {
  id: String
  text: String
  validations: [SurveyValidation]
  answerOption: SurveyAnswerOption
}

"A validator of the dynamic form (spec 5): required, minLength, maxLength, between, requiredIf."
type SurveyValidation {
  name: String
  "JSON: a number, [min, max], or {question, value} for requiredIf; null for required."
  value: String
}

type SurveyAnswerOption {
  "rating, radio, checkbox, text."
  type: String
  value: String
  options: [SurveyOption]
  properties: [SurveyProperty]
}

type SurveyOption {
  value: String
  label: String
}

type SurveyProperty {
  name: String
  value: String
}

input SurveyInput {
  form: String = "satisfaction"
  answers: [SurveyAnswerInput!]!
}

"For a rating of several features: question is the question's id, feature the feature's value."
input SurveyAnswerInput {
  question: String!
  feature: String
  value: String!
}

type SurveyResult {
  success: Boolean
  message: String
}

extend type Mutation {
  """
  Registers the vouchers of a purchase whose payment session (easyPayContado with 'BO') gave the uuid.
  'Producto' stands for the configured product: addSurtidorBono. All or none; their sum must be the
  session's amount; a second call with the same uuid answers the registered vouchers (decided).
  """
  addProductoBono(bonos: [BonoInput!]!): [Bono]
}

extend type Query {
  "Amounts and uses of gift vouchers (getBonosSurtidorConfig)."
  getBonosProductoConfig: BonosConfig
  "Vouchers of a purchase (uuid) or of the client (customer), newest first (getBonosSurtidor)."
  getBonosProducto(uuid: String, customer: String): [Bono]
}

input BonoInput {
  "Client code; must be the session's."
  customer: String!
  monto: String!
  cantidad: Int!
  email: String!
  reward: String!
  "Label of the use."
  tipo_bono: String!
  uuid: String!
}

"Voucher (spec 3)."
type Bono {
  entity_id: Int
  customer: String
  monto: String
  cantidad: Int
  email: String
  reward: String
  tipo_bono: String
  created_at: String
  updated_at: String
  "PENDIENTE until the payment is approved, then ACTIVO; RECHAZADO when it fails; VENCIDO after its validity (decided)."
  status: String
  uuid: String
  resp_salesforce: String
  "Last day of validity, created_at + diasVencimiento (decided)."
  fecha_vencimiento: String
}

type BonosConfig {
  montos: [BonoMonto]
  usos: [BonoUso]
  messageSuccess: String
}

type BonoMonto {
  monto: String
  "Code of the use this amount belongs to."
  uso: String
}

type BonoUso {
  "Code of the use; montos refer to it."
  uso: String
  reward: String
  titulo: String
  descripcion: String
  montoMaximo: String
  diasVencimiento: Int
  "HTML."
  terminosCondiciones: String
}
`;
