// Generated from schema/*.graphql by 'npm run codegen'.
export const schemaSdl = `extend type Query {
  "Online account status: open documents of the client (spec 7). Default: due date ascending."
  AccountStatus(
    filter: AccountStatusFilterInput
    sort: AccountStatusSortInput
    pageSize: Int = 10
    currentPageDetails: Int = 1
  ): AccountStatusOutput @spec
  "Movements of the client, newest first (spec 7)."
  AccountHistory(
    clientCode: String
    detailFilter: AccountHistoryDetailFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): AccountHistoryOutput @spec
  "The same movements as records with a header, oldest first (spec 7)."
  AccountStatusHistory(
    clientCode: String
    detailFilter: AccountHistoryDetailFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): AccountStatusHistoryOutput @spec
  ClassDocuments: [ClassDocument] @spec
  """
  Documents to pay or to compensate, with the dashboard's totals (spec 7). Decided:
  PSE + INVOICE = invoices, debit notes and credit notes; OFFLINE + INVOICE = invoices and debit notes only;
  PAYMENT = payments and credit notes. Only open documents, unless estado_numero_documento is filtered by 'C'.
  Totals cover all matching documents, on every page, and count only positive ones, so that
  expired + to_expire + expire_today = positive and the four buckets add up to expired. Default: due date ascending.
  """
  documentos(
    paymentType: PaymentTypeEnum!
    documentType: DocumentTypeEnum!
    filter: DocumentosFilterInput
    sort: DocumentosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): DocumentosOutput @spec
}

extend type Mutation {
  generatedPDFAccountHistoryDetails(id_histocta_detalle: Int!): GeneratedPdf @spec
  generatedPDFAccountHistoryDetailsTimeLine(id: String!): GeneratedPdf @spec
  generatedPDFAccountStatusDetails(id_edocta_detalle: Int!): GeneratedPdf @spec
  "Returns the electronic invoice with this fiscal code."
  getUrlInvoiceGurusoft(cufe: String!): InvoiceUrl @spec
}

type InvoiceUrl {
  download: Download @spec
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
  "The session's client; another client's code is rejected."
  codigo_cliente: FilterTypeInput @spec
  num_documento: FilterTypeInput @spec
  id_edocta_detalle: FilterTypeInput @spec
  detalle: AccountStatusDetailFilterInput @spec
}

input AccountStatusDetailFilterInput {
  bloqueada: FilterTypeInput @spec
  agrupacion: FilterTypeInput @spec
  num_documento: FilterTypeInput @spec
  fecha_documento: FilterTypeInput @spec
  fecha_vencimiento_documento: FilterTypeInput @spec
}

"Sorts by the first field that is set."
input AccountStatusSortInput {
  fecha_vencimiento_documento: SortEnum @spec
  fecha_documento: SortEnum @spec
  num_documento: SortEnum @spec
  total: SortEnum @spec
}

type AccountStatusOutput {
  "Number of accounts in data."
  size: Int @spec
  download: Download @spec
  data: [AccountStatusData] @spec
}

type AccountStatusData {
  id_edocta: Int @ours
  codigo_cliente: String @ours
  nombre_cliente: String @ours
  tipo_cuenta: String @ours
  numero_cuenta: String @ours
  sociedad: String @ours
  "Balance of all lines that match the filter, not only those of the page."
  subtotal: String @spec
  "Number of lines that match the filter."
  sizeDetails: Int @spec
  lines: [AccountStatusLine] @spec
}

"Document / invoice (spec 3): one line of the pending list."
type Documento {
  id_edocta: Int @spec
  tipo_cuenta: String @spec
  numero_cuenta: String @spec
  sociedad: String @spec
  id_edocta_detalle: Int @spec
  id_histocta_detalle: Int @spec
  "'1' while a payment in progress or a compensation in process holds the document."
  bloqueada: String @spec
  "Decided: why the document is held ('PAGO' or 'COMPENSACION'); null if it is not held."
  motivo_bloqueo: String @ours(capability: "documentLock")
  "Decided: when the hold started."
  fecha_bloqueo: String @ours(capability: "documentLock")
  agrupacion: String @spec
  classification: String @spec
  num_documento: String @spec
  num_factura: String @spec
  "Community tax id, which is shown as the invoice number if present."
  nif_comunitario: String @spec
  cufe: String @spec
  "RV invoice, DG credit note, DZ payment, DB, DB-SF and DB-SP debit notes."
  tipo_documento: String @spec
  "NV next to expire, AT expired, V expires today, C compensated, A open (payments and credits)."
  estado_documento: String @spec
  "Decided: the ledger's own state, 'A' open or 'C' compensated."
  estado_numero_documento: String @spec
  fecha_documento: String @spec
  fecha_vencimiento_documento: String @spec
  "Days overdue today; 0 if not overdue."
  dias_mora: Int @spec
  dias_mora_documento: Int @spec
  "Open balance (account status, documentos) or original amount (history, compensated documents). Negative for payments and credits."
  total: String @spec
  detalle: String @ours(capability: "documentDetails")
  "Code of the destination (decided)."
  destino: String @ours(capability: "documentDestination")
  nombre_destino: String @spec
  nombre_cliente: String @spec
  ciudad: String @spec
  direccion: String @spec
  created_at: String @ours
  "ISO code of the currency (decided)."
  moneda: String @ours(capability: "documentCurrency")
}

"A document in the account status (spec 3, account status)."
type AccountStatusLine {
  id_edocta: Int @ours
  tipo_cuenta: String @ours
  numero_cuenta: String @ours
  sociedad: String @ours
  id_edocta_detalle: Int @ours(capability: "documentDetails")
  id_histocta_detalle: Int @ours(capability: "documentDetails")
  bloqueada: String @ours(capability: "documentDetails")
  motivo_bloqueo: String @ours(capability: "documentLock")
  fecha_bloqueo: String @ours(capability: "documentLock")
  agrupacion: String @spec
  classification: String @spec
  num_documento: String @spec
  num_factura: String @spec
  nif_comunitario: String @spec
  cufe: String @ours
  tipo_documento: String @ours(capability: "documentDetails")
  estado_documento: String @ours(capability: "documentDetails")
  estado_numero_documento: String @ours(capability: "documentDetails")
  fecha_documento: String @spec
  fecha_vencimiento_documento: String @spec
  dias_mora: Int @ours
  dias_mora_documento: Int @ours
  total: String @spec
  detalle: String @spec
  destino: String @ours(capability: "documentDestination")
  nombre_destino: String @ours(capability: "documentDetails")
  nombre_cliente: String @ours(capability: "documentDetails")
  ciudad: String @ours
  direccion: String @ours
  created_at: String @ours
  moneda: String @ours(capability: "documentCurrency")
}

"A document in the account history (spec 3, account history)."
type AccountHistoryLine {
  id_edocta: Int @ours
  tipo_cuenta: String @ours
  numero_cuenta: String @ours
  sociedad: String @ours
  id_edocta_detalle: Int @ours(capability: "documentDetails")
  id_histocta_detalle: Int @spec
  bloqueada: String @ours(capability: "documentDetails")
  motivo_bloqueo: String @ours(capability: "documentLock")
  fecha_bloqueo: String @ours(capability: "documentLock")
  agrupacion: String @ours(capability: "documentDetails")
  classification: String @spec
  num_documento: String @spec
  num_factura: String @spec
  nif_comunitario: String @ours(capability: "documentDetails")
  cufe: String @spec
  tipo_documento: String @spec
  estado_documento: String @spec
  estado_numero_documento: String @ours(capability: "documentDetails")
  fecha_documento: String @spec
  fecha_vencimiento_documento: String @spec
  dias_mora: Int @spec
  dias_mora_documento: Int @ours
  total: String @spec
  detalle: String @spec
  destino: String @ours(capability: "documentDestination")
  nombre_destino: String @spec
  nombre_cliente: String @ours(capability: "documentDetails")
  ciudad: String @ours
  direccion: String @ours
  created_at: String @spec
  moneda: String @ours(capability: "documentCurrency")
}

input AccountHistoryDetailFilterInput {
  agrupacion: FilterTypeInput @spec
  classification: FilterTypeInput @spec
  tipo_documento: FilterTypeInput @spec
  "NV, AT, V or C, or A for all open documents."
  estado_documento: FilterTypeInput @spec
  num_documento: FilterTypeInput @spec
  num_factura: FilterTypeInput @spec
  nif_comunitario: FilterTypeInput @spec
  fecha_documento: FilterTypeInput @spec
  fecha_vencimiento_documento: FilterTypeInput @spec
  "Month as 'YYYY-MM'."
  periodo: FilterTypeInput @spec
  negocio: FilterTypeInput @spec
  id_histocta_detalle: FilterTypeInput @spec
}

"The \`total\` of a line is the original amount."
type AccountHistoryOutput {
  size: Int @spec
  download: Download @ours(capability: "accountHistoryFiles")
  data: [AccountHistoryData] @spec
}

type AccountHistoryData {
  nombre_cliente: String @spec
  codigo_cliente: String @ours
  subtotal: String @spec
  sizeDetails: Int @spec
  lines: [AccountHistoryLine] @spec
}

type AccountStatusHistoryOutput {
  size: Int @spec
  download: Download @spec
  data: [AccountStatusHistoryRecord] @spec
}

"Account status history record (spec 3)."
type AccountStatusHistoryRecord {
  id_histocuenta: Int @spec
  codigo_cliente: String @spec
  nombre_cliente: String @spec
  tipo_documento_cuenta: String @spec
  numero_cuenta: String @spec
  sociedad: String @spec
  tipo_estado: String @spec
  subtotal: String @spec
  sizeDetails: Int @spec
  created_at_header: String @spec
  updated_at_header: String @spec
  lines: [AccountStatusHistoryLine] @spec
}

type AccountStatusHistoryLine {
  id_histocuenta_detalle: Int @spec
  dias_mora: Int @spec
  nif_comunitario: String @spec
  numero_documento: String @spec
  numero_factura: String @spec
  cufe: String @spec
  tipo_documento: String @spec
  clasificacion: String @spec
  agrupacion: String @spec
  fecha_documento: String @spec
  fecha_vencimiento_documento: String @spec
  detalle: String @spec
  total: String @spec
  estado_documento: String @spec
  negocio: String @spec
  "'YYYY-MM'."
  periodo: String @spec
  nombre_destino: String @ours(capability: "documentDetails")
  created_at: String @ours
}

"Document class (spec 3), an option of the document filter."
type ClassDocument {
  nombre: String @spec
  agrupacion: String @spec
}

input DocumentosFilterInput {
  num_documento: FilterTypeInput @spec
  num_factura: FilterTypeInput @spec
  nif_comunitario: FilterTypeInput @spec
  agrupacion: FilterTypeInput @spec
  classification: FilterTypeInput @spec
  tipo_documento: FilterTypeInput @spec
  "NV, AT, V or C, or A for all open documents."
  estado_documento: FilterTypeInput @spec
  "'A' open, 'C' compensated."
  estado_numero_documento: FilterTypeInput @spec
  fecha_documento: FilterTypeInput @spec
  fecha_vencimiento_documento: FilterTypeInput @spec
  "Month of the document as 'YYYY-MM' (decided)."
  periodo: FilterTypeInput @ours
  bloqueada: FilterTypeInput @spec
  destino: FilterTypeInput @ours(capability: "documentDestination")
  total: FilterTypeInput @spec
  "Searches num_documento, num_factura and nif_comunitario without dots (decided)."
  busqueda: String @ours(capability: "documentSearch")
}

"Sorts by the first field that is set."
input DocumentosSortInput {
  fecha_vencimiento_documento: SortEnum @spec
  fecha_documento: SortEnum @spec
  num_documento: SortEnum @spec
  total: SortEnum @spec
}

type DocumentosOutput {
  total_count: Int @spec
  total_amount_expired: String @spec
  total_amount_to_expire: String @spec
  total_amount_expire_today: String @spec
  total_amount_positive: String @spec
  total_amount_expired_by_days: ExpiredByDays @spec
  document_statuses: [DocumentStatus] @spec
  items: [Documento] @spec
}

"Amounts past due for 1-7, 8-14, 15-21 and more than 21 days."
type ExpiredByDays {
  one_to_seven_days: String @spec
  fourteen_days: String @spec
  twenty_one_days: String @spec
  greater_twenty_one_days: String @spec
}

type DocumentStatus {
  label: String @spec
  value: String @spec
}

extend type Query {
  """
  What people did in the signed-in client's account, newest first (decided): sign-ins, support visits, changes of
  people and attempts to pay. Only for the legal representative, never for support. \`usuario_id\` selects a person,
  \`tipo\` a kind.
  """
  listarActividad(
    tipo: String
    usuario_id: String
    pageSize: Int = 20
    currentPage: Int = 1
  ): ActividadOutput @ours(capability: "activity")
}

type ActividadOutput @ours(capability: "activity") {
  total_count: Int
  items: [Actividad]
}

type Actividad @ours(capability: "activity") {
  id: String
  "INGRESO, SOPORTE, USUARIO or PAGO."
  tipo: String
  "In the format of created_at."
  fecha: String
  usuario_id: String
  "First and last name of the user who did it; of a support visit, the user in whose name support signed in."
  nombre_usuario: String
  "What USUARIO did: CREADO, EDITADO, CAMBIO_ROL, ACTIVADO or DESACTIVADO."
  accion: String
  "First and last name of the user whom USUARIO changed."
  nombre_afectado: String
  "The payment of PAGO."
  uuid: String
  total: String
  moneda: String
  "The state of the payment, as in listarTransacciones."
  estado: String
}

extend type Mutation {
  "Edits an associate or the signed-in user (spec 7, the default variant)."
  updateCustomerV2(input: CustomerUpdateInput!): Customer @spec
  "Alternative reading of the edit call (spec 7)."
  updateAssociate(input: CustomerUpdateInput!, config: AssociateConfigInput): AssociateResult @spec
  "Creates an associate (spec 7, the default variant)."
  crearUsuarioCliente(input: CustomerCreateInput!): Customer @spec
  "Alternative reading of the create call (spec 7)."
  createAssociate(input: CustomerCreateInput!, config: AssociateConfigInput): AssociateResult @spec
}

extend type Query {
  """
  Users of the signed-in client, without the legal representative. \`search\` covers names, e-mail
  and document. Users who do not manage associates get only their own record, whatever the filter.
  \`filter: {id: {eq}}\` with the user's own id returns that record for every role, including the legal representative.
  """
  usuariosCliente(
    pageSize: Int = 10
    currentPage: Int = 1
    filter: UsuariosClienteFilterInput
    search: String
    sort: UsuariosClienteSortInput
  ): UsuariosClienteOutput @spec
  listadoTiposDocumentos: [TipoDocumento] @spec
  rolesCliente: [RolCliente] @spec
  "Destinations (service stations) of the signed-in client, or the assigned ones for roles with stations, sorted by code. \`search\` covers code and commercial name."
  listarDestinatarios(
    pageSize: Int = 50
    currentPage: Int = 1
    filter: DestinatariosFilterInput @ours
    search: String @ours(capability: "destinationSearch")
  ): DestinatariosOutput @spec
  "Departments, sorted by name by default, in pages of 10 (spec 9)."
  listarDeptos(
    filter: DeptosFilterInput @ours
    sort: DeptosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): [Departamento] @spec
  "Corporate information panel of the signed-in client (spec 3; the call is decided)."
  informacionCorporativa: CorporateInfo @ours(capability: "corporateInfoQuery")
}

"User / associate (spec 3)."
type Customer {
  id: Int @spec
  user_id: Int @spec
  role_id: Int @spec
  role_name: String @spec
  firstname: String @spec
  lastname: String @spec
  email: String @spec
  document_type: String @spec
  document: String @spec
  telephone: String @spec
  celphone: String @spec
  street: String @spec
  city: String @spec
  country_id: String @spec
  country_code: String @spec
  "'1' active, '0' inactive."
  status: String @spec
  dob: String @spec
  destinations: [CustomerDestination] @spec
  "'1' accepted, '0' not accepted."
  terms_and_conditions: String @spec
  terms_and_conditions_ip: String @spec
  "When the current terms were accepted, in the store's time zone."
  terms_accepted_at: String @ours(capability: "termsRecord")
  "The version of the terms that were accepted; null if none were."
  terms_version: String @ours(capability: "termsRecord")
  is_subscribed: Boolean @spec
  gender: Int @spec
  date_of_birth: String @spec
  default_shipping: String @spec
  default_billing: String @spec
  job_title: String @spec
  addresses: [CustomerAddress] @spec
}

type CustomerDestination {
  destination_id: Int @spec
  destination_code: String @spec
  destination_name: String @spec
}

type CustomerAddress {
  country_id: String @spec
  region_id: Int @spec
  city: String @spec
  street: [String] @spec
  telephone: String @spec
  custom_attributes: [CustomAttribute] @spec
}

type CustomAttribute {
  attribute_code: String @spec
  value: String @spec
}

input CustomerUpdateInput {
  "The signed-in user if absent."
  user_id: Int @spec
  role_id: Int @spec
  firstname: String @spec
  lastname: String @spec
  document_type: String @spec
  document: String @spec
  telephone: String @spec
  street: String @spec
  city: String @spec
  status: String @spec
  "Ids of destinations; unchanged if absent. Ignored for roles that get every destination."
  destination_id: [Int!] @spec
  terms_and_conditions: String @spec
  terms_and_conditions_ip: String @spec
}

input CustomerCreateInput {
  role_id: Int @spec
  firstname: String @spec
  lastname: String @spec
  email: String @spec
  document_type: String @spec
  document: String @spec
  telephone: String @spec
  celphone: String @spec
  street: String @spec
  city: String @spec
  country_code: String @spec
  status: String @spec
  destination_id: [Int!] @spec
  is_subscribed: Boolean @spec
  gender: Int @spec
  date_of_birth: String @spec
  default_shipping: String @spec
  default_billing: String @spec
  job_title: String @spec
  addresses: [CustomerAddressInput!] @spec
}

input CustomerAddressInput {
  country_id: String @spec
  region_id: Int @spec
  city: String @spec
  street: [String] @spec
  telephone: String @spec
  custom_attributes: [CustomAttributeInput!] @spec
}

input CustomAttributeInput {
  attribute_code: String @spec
  value: String @spec
}

"Context of the alternative calls: their store. The specification gives only the name 'config'."
input AssociateConfigInput {
  store_code: String @spec
}

type AssociateResult {
  success: Boolean @spec
  message: String @spec
}

input UsuariosClienteFilterInput {
  id: FilterTypeInput @spec
  "'1', '0', or both with \`in\`; 'all' means both."
  status: FilterTypeInput @spec
  role_id: FilterTypeInput @spec
  email: FilterTypeInput @spec
}

"Sorts by the first field that is set, or by firstname ascending if there is none."
input UsuariosClienteSortInput {
  firstname: SortEnum @spec
  lastname: SortEnum @spec
  email: SortEnum @spec
  id: SortEnum @spec
}

type UsuariosClienteOutput {
  items: [Customer] @spec
  total_count: Int @spec
}

type TipoDocumento {
  value: String @spec
  label: String @spec
  title: String @spec
}

type RolCliente {
  role_id: Int @spec
  role_name: String @spec
  sort_order: Int @spec
  "The role's permissions (decided: the specification shows only the acl of the signed-in user). Null for users who do not manage associates."
  acl: [AclEntry] @ours(capability: "roleAcl")
}

input DestinatariosFilterInput {
  id_destinatario: FilterTypeInput @spec
  codigo_destinatario: FilterTypeInput @spec
  nombre_comercial: FilterTypeInput @spec
  estado: FilterTypeInput @spec
}

type DestinatariosOutput {
  items: [Destinatario] @spec
  total_count: Int @spec
}

"Destination (spec 3)."
type Destinatario {
  id_destinatario: Int @spec
  codigo_destinatario: String @spec
  nombre_comercial: String @spec
  destino: String @spec
  nombre_destino: String @spec
  canal: String @spec
  sector: String @spec
  centro_logistico: String @spec
  "'1' active, '0' inactive."
  estado: String @spec
  organizacion_ventas: String @spec
  direccion: String @spec
  ciudad: String @spec
  departamento: String @spec
  pais: String @spec
  telefono: String @spec
}

input DeptosFilterInput {
  country_id: FilterTypeInput @spec
  code: FilterTypeInput @spec
  code_sap: FilterTypeInput @spec
}

input DeptosSortInput {
  default_name: SortEnum @spec
  code: SortEnum @spec
}

type Departamento {
  region_id: Int @spec
  country_id: String @spec
  code: String @spec
  default_name: String @spec
  code_sap: String @spec
}

"Corporate info (spec 3)."
type CorporateInfo {
  tipoNit: String @spec
  nombre: String @spec
  direccion: String @spec
  telefono: String @spec
  clienteNit: String @spec
  pais: String @spec
  ciudad: String @spec
  email: String @spec
  departmentName: String @spec
}

extend type Mutation {
  "Requests a sales certificate. A codigo from 200 to 299 means success (spec 5)."
  solicitarCertificadoVentas(input: CertificadoVentasInput!): CertificadoVentasResult @spec
}

extend type Query {
  "Certificates of the client, sorted by increment_sales_certificate ascending (spec 7)."
  listarCertificadoVenta(
    filter: CertificadosFilterInput
    sort: CertificadosSortInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): CertificadosOutput @spec
}

input CertificadoVentasInput {
  codigo_destinatario: String @spec
  fecha_inicio: String! @spec
  fecha_fin: String! @spec
  "CONSOLIDADO or DETALLADO."
  modo_impresion: String! @spec
  "EDS, INDUSTRIA or RUMBO."
  negocio: String! @spec
}

type CertificadoVentasResult {
  codigo: Int @spec
  mensaje: String @spec
}

input CertificadosFilterInput {
  codigo_destinatario: FilterTypeInput @spec
  fecha_inicio: FilterTypeInput @spec
  fecha_fin: FilterTypeInput @spec
  modo_impresion: FilterTypeInput @spec
  negocio: FilterTypeInput @spec
}

input CertificadosSortInput {
  increment_sales_certificate: SortEnum @spec
}

type CertificadosOutput {
  items: [CertificadoVenta] @spec
  total_count: Int @spec
}

"Sales certificate (spec 3). start_date equals fecha_inicio, and end_date equals fecha_fin."
type CertificadoVenta {
  id: Int @spec
  increment_sales_certificate: String @spec
  "Code of the destination; null for all destinations."
  destinatario: String @spec
  "Name of the recipient, shown in the recipient column."
  received: String @spec
  nombre_comercial: String @spec
  fecha_inicio: String @spec
  start_date: String @spec
  fecha_fin: String @spec
  end_date: String @spec
  modo_impresion: String @ours
  negocio: String @ours
  created_at: String @ours
  "Null until it is generated."
  pdf: String @spec
}

extend type Query {
  """
  Questions and claims of the company about one object, newest first, with the reasons that can be chosen (decided).
  tipo: FACTURA (its invoice or document number), PEDIDO (its number) or PAGO (its uuid).
  """
  reclamos(tipo: String!, referencia: String!): ReclamosOutput @ours(capability: "claims")
}

extend type Mutation {
  """
  Files a question or claim (decided). The same clave returns the claim that it filed, so that a lost response can be
  sent again. An object of another company is NOT_FOUND. Files are checked by their content: JPEG, PNG, WebP and PDF.
  """
  crearReclamo(
    clave: String!
    tipo: String!
    referencia: String!
    motivo: String!
    texto: String!
    adjuntos: [AdjuntoInput!]
  ): Reclamo @ours(capability: "claims")
}

input AdjuntoInput @ours(capability: "claims") {
  nombre: String!
  "Base64."
  contenido: String!
}

type ReclamosOutput @ours(capability: "claims") {
  motivos: [MotivoReclamo]
  items: [Reclamo]
}

type MotivoReclamo @ours(capability: "claims") {
  codigo: String
  nombre: String
}

type Reclamo @ours(capability: "claims") {
  id: String
  "ABIERTO, RESPONDIDO or CERRADO."
  estado: String
  "Name of the reason."
  motivo: String
  nombre_usuario: String
  "Names of the files."
  adjuntos: [String]
  "Oldest first."
  eventos: [EventoReclamo]
}

type EventoReclamo @ours(capability: "claims") {
  "ABIERTO, RESPONDIDO or CERRADO."
  estado: String
  "When, in the format of created_at."
  fecha: String
  texto: String
}

extend type Mutation {
  """
  Applies payments against invoices (spec 7): all lines or none, with at least one on each side. Holds the
  documents while in process. A repeated idempotency_key (decided) returns the same compensation.
  Rejections have the codes of crearTransaccionOnline.
  """
  crearCompensacion(
    lines: [CompensacionLineInput!]!
    idempotency_key: String @ours(capability: "idempotencyKey")
  ): CompensacionResult @spec
}

extend type Query {
  "Compensations of the client. Default: created_at descending (spec 9)."
  listarCompensaciones(
    filter: CompensacionesFilterInput
    sort: CompensacionesSortInput
    currentPage: Int = 1
    pageSize: Int = 10
  ): CompensacionesOutput @spec
}

"Request line (spec 3)."
input CompensacionLineInput {
  fecha_vencimiento_documento: String @spec
  tipo: DocumentTypeEnum! @spec
  num_documento: String! @spec
  "Balance of the document as the user saw it; negative for payments."
  monto: String! @spec
  num_factura: String @spec
}

type CompensacionResult {
  idTransaccion: String @spec
  message: String @spec
}

input CompensacionesFilterInput {
  "Compensations that include this invoice."
  num_factura: FilterTypeInput @spec
  estado: FilterTypeInput @spec
  created_at: FilterTypeInput @spec
  id_compensacion: FilterTypeInput @ours
  "Decided: finds a compensation whose response was lost."
  idempotency_key: FilterTypeInput @ours(capability: "idempotencyKey")
}

"Sorts by the first field that is set."
input CompensacionesSortInput {
  created_at: SortEnum @spec
  id_compensacion: SortEnum @spec
  total_compensado: SortEnum @spec
}

type CompensacionesOutput {
  items: [Compensacion] @spec
  download: Download @spec
  total_count: Int @spec
}

"Compensation (spec 3)."
type Compensacion {
  id_compensacion: Int @spec
  id_transaccion: String @spec
  "Key that it was sent with (decided); null if it was not created with this API."
  idempotency_key: String @ours(capability: "idempotencyKey")
  id_cliente: String @spec
  codigo_cliente: String @spec
  nombre_cliente: String @spec
  cliente_nit: String @spec
  street: String @spec
  total_compensado: String @spec
  total_pagos: String @spec
  total_facturas: String @spec
  "B in process, F rejected, S completed."
  estado: String @spec
  estado_descripcion: String @spec
  created_at: String @spec
  updated_at: String @spec
  moneda: String @ours(capability: "documentCurrency")
  "Lines (the name is decided)."
  detalle: [CompensacionDetalle] @ours(capability: "compensationLines")
}

type CompensacionDetalle {
  id_compensacion_detalle: Int @spec
  num_documento: String @spec
  num_factura: String @spec
  fecha_documento: String @spec
  fecha_vencimiento_documento: String @spec
  monto_documento: String @spec
  valor_pagado: String @spec
  "INVOICE or PAYMENT."
  tipo_documento: String @spec
}

extend type Query {
  "Content blocks (spec 7), public. Unknown identifiers are omitted. Terms: 'terminos-y-condiciones', 'habeas-data'; menus: 'menu-links', 'menu-links-lub'."
  cmsBlocks(identifiers: [String]): CmsBlocks @spec
  "Blog posts, newest first. action is 'get_post_list'; the news page uses the filter (decided)."
  mpBlogPosts(
    action: String!
    filter: BlogPostsFilterInput @family(capability: "newsFilter")
    "'Latest' sorts the newest first."
    sortBy: String @family
    pageSize: Int = 3
    currentPage: Int = 1
  ): BlogPosts @spec
}

type CmsBlocks {
  items: [CmsBlock] @spec
}

"The content is HTML written by editors. Sanitise it before rendering."
type CmsBlock {
  identifier: String @family(capability: "contentBlockNames")
  title: String @family(capability: "contentBlockNames")
  content: String @spec
}

input BlogPostsFilterInput @family(capability: "newsFilter") {
  post_id: FilterTypeInput
  url_key: FilterTypeInput
}

type BlogPosts {
  total_count: Int @spec
  items: [BlogPost] @spec
}

"Blog post (spec 3). The content is HTML. Sanitise it before rendering."
type BlogPost {
  post_id: Int @spec
  name: String @spec
  url_key: String @spec
  short_description: String @family(capability: "newsTeaser")
  content: String @spec
  image: String @family(capability: "newsTeaser")
  publish_date: String @spec
  created_at: String @spec
  updated_at: String @spec
}

extend type Query {
  "Orders of the client, or of the user's stations, newest first (spec 7), for the orders list and the dashboard."
  OrderTraceability(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput @spec
  "Orders with their deliveries, newest first (spec 7), for the order details."
  OrderTracking(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput @spec
  "Orders with their status history, oldest first (spec 7)."
  OrderTimelineTracking(
    filter: PedidosFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
    sortField: PedidosSortField = fecha_pedido
  ): PedidosOutput @spec
  "Delivery note of a delivery (spec 7)."
  Remissions(filter: RemissionsFilterInput!): PedidoFileOutput @spec
  "Load order (spec 7)."
  OrderLoad(filter: OrderLoadFilterInput!): PedidoFileOutput @spec
}

enum PedidosSortField {
  num_pedido
  num_sicom
  fecha_pedido
}

input PedidosFilterInput {
  id_cliente: FilterTypeInput @spec
  solicitante: FilterTypeInput @spec
  fecha_pedido: FilterTypeInput @spec
  fecha_entrega: FilterTypeInput @spec
  destino: FilterTypeInput @spec
  estado_pedido: FilterTypeInput @spec
  num_pedido: FilterTypeInput @spec
  num_sicom: FilterTypeInput @spec
  "An order matches if one of these conditions is met."
  or: PedidosOrFilterInput @spec
  detalle: PedidosDetalleFilterInput @spec
}

input PedidosOrFilterInput {
  num_pedido: FilterTypeInput @spec
  num_sicom: FilterTypeInput @spec
}

input PedidosDetalleFilterInput {
  centro_logistico: FilterTypeInput @spec
  cod_producto: FilterTypeInput @spec
}

type PedidosOutput {
  "Number of orders that match the filter, on all pages."
  size: Int @spec
  data: [Pedido] @spec
  "Destinations that occur in the client's orders, which are the options of the station filter."
  destinations: [EdsItem] @spec
  "Dispatch plants that occur in the client's orders."
  logistics_centers: [PedidoFilterOption] @spec
  "Options of the status filter (spec 3)."
  statusItems: [PedidoFilterOption] @spec
  edsItems: [PedidoFilterOption] @spec
  plantsItems: [PedidoFilterOption] @spec
  sortByItems: [PedidoFilterOption] @spec
  download: Download @spec
}

"EDS list entry (spec 3)."
type EdsItem {
  codigo_destinatario: String @spec
  nombre_comercial: String @spec
}

type PedidoFilterOption {
  id: String @spec
  name: String @spec
}

"Order (spec 3)."
type Pedido {
  id_pedido: Int @spec
  id_cliente: String @spec
  num_pedido: String @spec
  num_sicom: String @spec
  solicitante: String @spec
  nombre_solicitante: String @spec
  destino: String @spec
  nombre_destino: String @spec
  "'-2', '-1.5', '-1', '1' to '6', '9'."
  estado_pedido: String @spec
  estado_pedido_description: String @spec
  "'1' locked."
  estado_bloqueo_pedido: String @spec
  motivo_bloqueo: String @spec
  "Credit that the client lacks to release this order (decided); null if the order is not blocked for credit."
  cupo_faltante: String @ours(capability: "creditLine")
  estatus_rechazo: String @spec
  "Decided: shown only if rejection reasons are enabled."
  motivo_rechazo: String @ours(capability: "orderTexts")
  fecha_pedido: String @spec
  fecha_entrega: String @spec
  valor: String @spec
  moneda: String @spec
  num_factura: String @spec
  cufe: String @spec
  guia_transporte: String @spec
  created_at: String @spec
  updated_at: String @spec
  "Status history, oldest first."
  historico_estados: [PedidoHistorico] @spec
  detalle: [PedidoDetalle] @spec
  "Deliveries (the name is decided)."
  entregas: [PedidoEntrega] @ours(capability: "orderDeliveries")
  download: PedidoDownload @ours
}

"Links of one order (decided): invoice, remission and load order, each null until it exists."
type PedidoDownload @ours {
  factura: DownloadFile
  remision: DownloadFile
  orden_cargue: DownloadFile
}

type PedidoDetalle {
  id_pedido_info: Int @spec
  "Decimal string with up to three decimals, for example '2500.000'."
  cantidad: String @spec
  centro_logistico: String @spec
  "Name of the plant (decided)."
  nombre_centro_logistico: String @ours(capability: "orderTexts")
  cod_producto: String @spec
  descripcion: String @spec
  unidad_medida: String @spec
}

type PedidoHistorico {
  id_pedido_history_status: Int @spec
  "'YYYY-MM-DD HH:mm:ss': date and time separated by a space."
  fecha_hora_evento: String @spec
  "Status code of the event (spec 4)."
  type: String @spec
  "Decided: description of the status, equal to the order's estado_pedido_description if current."
  descripcion: String @ours(capability: "orderTexts")
  nombre_transportista: String @spec
  placa_vehiculo: String @spec
  ubicacion: String @spec
  fecha_ubicacion: String @spec
  fecha_estimada_entrega: String @spec
  observaciones: String @spec
  id_orden_cargue: String @spec
  id_remision: String @spec
  "Argument of generatedPDFAccountHistoryDetailsTimeLine if this event has an invoice (decided)."
  id_factura: String @ours(capability: "timelineInvoice")
  fecha_factura: String @spec
  cufe: String @spec
  download: Download @spec
}

type PedidoEntrega {
  num_entrega: String @spec
  estado_entrega: String @spec
  estado_entrega_description: String @spec
  fecha_entrega: String @spec
  fecha_creacion: String @spec
  valor: String @spec
  num_factura: String @spec
  id_remision: String @ours(capability: "orderDeliveries")
  id_orden_cargue: String @ours(capability: "orderDeliveries")
}

input RemissionsFilterInput {
  numero_entrega: FilterTypeInput! @spec
}

input OrderLoadFilterInput {
  "The name is decided, because the specification shows no filter."
  id_orden_cargue: FilterTypeInput! @spec
}

type PedidoFileOutput {
  size: Int @spec
  download: Download @spec
}

extend type Mutation {
  """
  Opens a payment session for invoices of the client (spec 7): all lines or none. A repeated
  idempotency_key (decided) returns the same session, never a second one. Rejections set
  \`extensions.code\` to DOCUMENT_BLOCKED (with \`extensions.documents\`: [{num_documento, desde, uuid}]),
  DOCUMENT_CHANGED, AMOUNT_INVALID, DOCUMENT_NOT_FOUND, IDEMPOTENCY_MISMATCH or SUPPORT_READ_ONLY.
  """
  crearTransaccionOnline(
    lines: [TransaccionOnlineLineInput!]!
    idempotency_key: String @ours(capability: "idempotencyKey")
  ): TransaccionOnline @spec
  """
  Returns the outcome of an attempt and unlocks its documents if it is final (spec 7). Decided:
  status is APROBADA, RECHAZADA, PENDIENTE or NO ENCONTRADA (unknown, another client's, or a colleague's
  for users who cannot list the company's payments).
  """
  consultarUuidYDesbloquearDocumentos(uuid: String!): ConsultaUuid @spec
}

extend type Query {
  "Cash payment by segment; vouchers use id_segment 'BO' (spec 7). Opens a payment session without documents. Rejected for support sessions."
  easyPayContado(filter: EasyPayContadoFilterInput!): TransaccionOnline @spec
  "Payment attempts of the client, newest first (decided), so that a browser can find its own attempt."
  listarTransacciones(
    filter: TransaccionesFilterInput
    pageSize: Int = 10
    currentPage: Int = 1
  ): TransaccionesOutput @ours(capability: "transactionList")
}

extend type Query {
  "Credit line of the client (decided); null if the client has none."
  cupoCredito: CupoCredito @ours(capability: "creditLine")
}

"Credit line: \`disponible\` is the limit less the open invoices and the orders that are not yet invoiced. It may be negative."
type CupoCredito @ours(capability: "creditLine") {
  limite: String
  "Open balance of invoices and debit notes."
  usado: String
  "Value of the released orders without an invoice."
  retenido_pedidos: String
  disponible: String
  "ISO code of the currency."
  moneda: String
  "When the figures were computed, in the format of created_at."
  fecha: String
}

"Online payment line (spec 3)."
input TransaccionOnlineLineInput {
  fecha_vencimiento: String @spec
  "Balance of the document as the payer saw it; rejected with DOCUMENT_CHANGED if it has changed."
  monto_documento: String! @spec
  "Amount to pay: more than 0, at most monto_documento."
  monto_transaccion: String! @spec
  numero_documento: String! @spec
  numero_factura: String @spec
  observaciones: String @spec
  "'total' or 'parcial'."
  tipo_transaccion: String! @spec
}

"Payment session/response (spec 3). The browser goes to url_redirect with the encrypted token and the uuid."
type TransaccionOnline {
  uuid: String @spec
  "PENDIENTE, APROBADA or RECHAZADA."
  estado: String @spec
  url_redirect: String @spec
  phrase: String @spec
  token: String @spec
}

type ConsultaUuid {
  "True if the attempt exists and belongs to the client."
  response: Boolean @spec
  status: String @spec
  uuid: String @spec
  message: String @spec
}

input EasyPayContadoFilterInput {
  id_segment: String! @spec
  amount: String! @spec
  "A repeated key returns the same session (decided)."
  idempotency_key: String @ours(capability: "idempotencyKey")
}

input TransaccionesFilterInput @ours(capability: "transactionList") {
  uuid: FilterTypeInput
  idempotency_key: FilterTypeInput
  estado: FilterTypeInput
  created_at: FilterTypeInput @ours(capability: "transactionDetails")
}

type TransaccionesOutput @ours(capability: "transactionList") {
  total_count: Int
  items: [Transaccion]
}

type Transaccion @ours(capability: "transactionList") {
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
  "First and last name of the client's user who created it (decided)."
  nombre_usuario: String
  "The id of that user."
  id_usuario: Int @ours(capability: "transactionDetails")
  "Whether the signed-in user created it (decided)."
  own: Boolean
  """
  When the provider's session ends, in the format of created_at; null if there is none to return to,
  because it was completed there or the state is final (decided).
  """
  session_expires_at: String @ours(capability: "paymentReturn")
  "The existing session, for its creator until it ends; otherwise null. Opens no new session (decided)."
  session: TransaccionOnline @ours(capability: "paymentReturn")
  "Name of the bank; null until the session was completed there (decided)."
  banco: String
  created_at: String
  updated_at: String
  "When the state became final, in the format of created_at; null until then (decided)."
  settled_at: String
  lines: [TransaccionLine]
}

type TransaccionLine @ours(capability: "transactionList") {
  fecha_vencimiento: String
  monto_documento: String
  monto_transaccion: String
  numero_documento: String
  numero_factura: String
  observaciones: String
  tipo_transaccion: String
  "Code and name of the document's destination."
  destino: String @ours(capability: "transactionDetails")
  nombre_destino: String @ours(capability: "transactionDetails")
}

extend type Mutation {
  """
  Signs a user in (spec 7). Wrong credentials fail with \`extensions.code\` 'SIGN_IN_FAILED' and
  \`extensions.failedAttempts\` (consecutive failures of that address, decided). No address is locked:
  the portal's server slows down guessing. A backend that locks accounts sends 'SIGN_IN_LOCKED' and
  \`extensions.retryAfterSeconds\`.
  """
  generateCustomerToken(email: String!, password: String!): LoginResult @spec
  "Signs support staff in as a customer. The secret works once. The session can never write."
  generateSupportCustomerToken(secret: String!): LoginResult @spec
  "Ends the session of the request's bearer token."
  revokeCustomerToken: RevokeCustomerTokenOutput @spec
  "Changes the password of the signed-in user and ends the user's other sessions."
  changeCustomerPassword(currentPassword: String!, newPassword: String!): Customer @spec
  "Opens a session of the same person in another of their companies (decided); the session of the request stays. Never for support. FORBIDDEN for a company that is not theirs."
  cambiarEmpresa(cliente: String!): LoginResult @ours(capability: "companies")
  "Sends an e-mail with a link that sets a new password once, within an hour. True whether or not the address belongs to a customer."
  requestPasswordResetEmail(email: String!): Boolean @family(capability: "passwordReset")
  "Sets the password with the token from the e-mail and ends every session of the user."
  resetPassword(email: String!, resetPasswordToken: String!, newPassword: String!): Boolean
    @family(capability: "passwordReset")
}

extend type Query {
  "The login result of the bearer token, without the token (decided: lets a server rebuild a session)."
  sesionActual: LoginResult @ours
  "The companies whose account the signed-in person can use, with the current one, by name (decided). Support receives only the current one."
  empresasUsuario: [EmpresaUsuario] @ours(capability: "companies")
}

type EmpresaUsuario @ours(capability: "companies") {
  "Client code."
  cliente: String
  nombre: String
  store_code: String
}

"Login result (spec 3)."
type LoginResult {
  "Random 256-bit token, valid for 7 days; null in sesionActual."
  token: String @spec
  role: String @spec
  "'1' if the user has accepted the current terms, otherwise '0'."
  hasTermsAndConditions: String @spec
  acl: [AclEntry] @spec
  client: Client @spec
  "Store of the client: colombia, peru, ecuador, lubricantes or lubricantes_ecuador (decided)."
  store_code: String @ours(capability: "loginProfile")
  "The signed-in person (decided); in support sessions, the customer on whose behalf support is signed in."
  customer: Customer @ours(capability: "loginProfile")
  "True for a support session (decided)."
  support: Boolean @ours(capability: "loginProfile")
  "Session user (spec 3; the place is decided)."
  session_user: SessionUser @ours(capability: "loginProfile")
  "The number of companies in empresasUsuario (decided)."
  numero_empresas: Int @ours(capability: "companies")
}

"A granted permission, for example type 'Surtidor_Facturas', permission 'Surtidor_Facturas::pendientes'. Notifications: 'Surtidor_Notificaciones::pedidos'."
type AclEntry {
  type: String @spec
  permission: String @spec
}

type SessionUser {
  clientCode: String @spec
  userId: String @spec
  role_name: String @spec
}

"The dealer company (spec 3)."
type Client {
  id: String @spec
  cliente: String @spec
  tipoCuenta: String @spec
  clienteNit: String @spec
  tipoNit: String @spec
  criterioImpuesto: String @spec
  nombre: String @spec
  nombreComercial: String @spec
  nombreLargo: String @spec
  nombreLargo2: String @spec
  direccion: String @spec
  telefono: String @spec
  email: String @spec
  oficinaVentas: String @spec
  departamento: String @spec
  ciudad: String @spec
  pais: String @spec
  codigoCompania: String @spec
  organizacionVentas: String @spec
  canal: String @spec
  sector: String @spec
  clienteGrupo1: String @spec
  representanteComercial: String @spec
  estatus: String @spec
  modificationDate: String @spec
  modificationHour: String @spec
}

type RevokeCustomerTokenOutput {
  result: Boolean @spec
}

"Part of the specification (spec 3 and 7)."
directive @spec on FIELD_DEFINITION | INPUT_FIELD_DEFINITION

"""
Supported by the backend family of the specification. With a capability, it also depends on
whether the deployment's backend supports it.
"""
directive @family(
  capability: String
) on OBJECT | INPUT_OBJECT | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION

"""
Our extension. With a capability, the portal uses it if the deployment's backend supports it.
Without one, the portal never requests it.
"""
directive @ours(
  capability: String
) on OBJECT | INPUT_OBJECT | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION

"""
The contract that the portal expects of the distributor's backend (spec 3 and 7), with one file per area.

Conventions, decided where the specification does not define the format:
- Money is a decimal string in major units with a dot and two digits ('1234567.00', '-50.25'), never a float.
- A date is 'YYYY-MM-DD'; an instant is 'YYYY-MM-DD HH:mm:ss' in the store's time zone. The ERP writes a missing date as '0000-00-00'.
- Flags are '0' or '1' unless a type says otherwise.
- Output fields are nullable, because they come from an ERP behind a shop backend.
- ACCESS.md lists who can call each operation: permissions, stations, support, terms.
- Every field, or its type, is marked with its origin: @spec, @family or @ours. An argument
  without a mark has the origin of its field.
- Our errors have an \`extensions.code\`; their \`message\` is the text of spec 8.
"""
type Query {
  "Returns 'ok', even without a session. Used to wait for the backend at startup."
  ping: String @ours
}

type Mutation {
  "Does nothing. It declares the type, which each area extends."
  ping: String @ours
}

enum SortEnum {
  ASC
  DESC
}

"Condition on one field. \`in\` takes a list or one comma-separated string ('0,1'). Bounds are inclusive; a date as the upper bound of an instant covers the whole day."
input FilterTypeInput {
  eq: String @spec
  neq: String @spec
  in: [String] @spec
  like: String @spec
  gteq: String @spec
  lteq: String @spec
}

"A downloadable file. \`url\` starts with http if \`status\` is '1'; otherwise \`mensaje\` gives the reason."
type DownloadFile {
  url: String @spec
  status: String @spec
  mensaje: String @spec
}

type Download {
  pdf: DownloadFile @spec
  xls: DownloadFile @spec
  "Certificate of balances; only account status and its history have one."
  certificate: DownloadFile @spec
}

"A PDF generated on request. The backend misspells \`menssage\`."
type GeneratedPdfFile {
  url: String @spec
  status: String @spec
  menssage: String @spec
}

type GeneratedPdf {
  pdf: GeneratedPdfFile @spec
}

extend type Query {
  "Questions of a form (decided; the specification shows the entity, not the call). form: 'satisfaction' (default) or another form's name for /dynamic-form."
  surveyQuestions(form: String = "satisfaction"): [SurveyQuestion] @ours(capability: "survey")
}

extend type Mutation {
  "Stores the answers to a form (the name is inferred). The satisfaction survey is stored once per person; a repeated call succeeds and stores nothing."
  submitSurvey(input: SurveyInput!): SurveyResult @ours(capability: "survey")
}

"Survey question (spec 3)."
type SurveyQuestion @ours(capability: "survey") {
  id: String
  text: String
  validations: [SurveyValidation]
  answerOption: SurveyAnswerOption
}

"A validator of the dynamic form (spec 5): required, minLength, maxLength, between, requiredIf."
type SurveyValidation @ours(capability: "survey") {
  name: String
  "JSON: a number, [min, max], or {question, value} for requiredIf; null for required."
  value: String
}

type SurveyAnswerOption @ours(capability: "survey") {
  "rating, radio, checkbox, text."
  type: String
  value: String
  options: [SurveyOption]
  properties: [SurveyProperty]
}

type SurveyOption @ours(capability: "survey") {
  value: String
  label: String
}

type SurveyProperty @ours(capability: "survey") {
  name: String
  value: String
}

input SurveyInput @ours(capability: "survey") {
  form: String = "satisfaction"
  answers: [SurveyAnswerInput!]!
}

"question is the question's id. In a rating of several features, feature is the feature's value."
input SurveyAnswerInput @ours(capability: "survey") {
  question: String!
  feature: String
  value: String!
}

type SurveyResult @ours(capability: "survey") {
  success: Boolean
  message: String
}

extend type Mutation {
  """
  Registers the vouchers of a purchase whose payment session (easyPayContado with 'BO') has the uuid.
  'Producto' is the placeholder of the configured product: addSurtidorBono. All or none are registered; their
  sum must be the session's amount. A second call with the same uuid returns the registered vouchers (decided).
  """
  addProductoBono(bonos: [BonoInput!]!): [Bono] @spec
}

extend type Query {
  "Amounts and uses of gift vouchers (getBonosSurtidorConfig)."
  getBonosProductoConfig: BonosConfig @spec
  "Vouchers of a purchase (uuid) or of the client (customer), newest first (getBonosSurtidor)."
  getBonosProducto(uuid: String, customer: String): [Bono] @spec
}

input BonoInput {
  "Client code; must be the session's."
  customer: String! @spec
  monto: String! @spec
  cantidad: Int! @spec
  email: String! @spec
  reward: String! @spec
  "Label of the use."
  tipo_bono: String! @spec
  uuid: String! @spec
}

"Voucher (spec 3)."
type Bono {
  entity_id: Int @spec
  customer: String @spec
  monto: String @spec
  cantidad: Int @spec
  email: String @spec
  reward: String @spec
  tipo_bono: String @spec
  created_at: String @spec
  updated_at: String @spec
  "PENDIENTE until the payment is approved, then ACTIVO; RECHAZADO if the payment fails; VENCIDO after the last day of validity (decided)."
  status: String @spec
  uuid: String @spec
  resp_salesforce: String @spec
  "Last day of validity: created_at + diasVencimiento (decided)."
  fecha_vencimiento: String @ours(capability: "voucherExpiry")
}

type BonosConfig {
  montos: [BonoMonto] @spec
  usos: [BonoUso] @spec
  messageSuccess: String @spec
}

type BonoMonto {
  monto: String @spec
  "Code of the use that this amount belongs to."
  uso: String @spec
}

type BonoUso {
  "Code of the use, which its montos refer to."
  uso: String @spec
  reward: String @spec
  titulo: String @spec
  descripcion: String @spec
  montoMaximo: String @spec
  diasVencimiento: Int @spec
  "HTML."
  terminosCondiciones: String @spec
}
`;
