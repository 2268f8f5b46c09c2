/** GraphQL documents shared by the tests. */
export const DOCUMENTS = `query Documents($paymentType: PaymentTypeEnum = PSE, $documentType: DocumentTypeEnum = INVOICE,
    $filter: DocumentosFilterInput, $sort: DocumentosSortInput, $pageSize: Int, $currentPage: Int) {
  documentos(paymentType: $paymentType, documentType: $documentType, filter: $filter, sort: $sort,
      pageSize: $pageSize, currentPage: $currentPage) {
    total_count total_amount_expired total_amount_to_expire total_amount_expire_today total_amount_positive
    total_amount_expired_by_days {
      one_to_seven_days fourteen_days twenty_one_days greater_twenty_one_days
    }
    items { num_documento estado_documento dias_mora total bloqueada fecha_vencimiento_documento }
  }
}`;

export const PAY = `mutation Pay($lines: [TransaccionOnlineLineInput!]!, $key: String) {
  crearTransaccionOnline(lines: $lines, idempotency_key: $key) { uuid estado url_redirect phrase token }
}`;

export const CONSULT = `mutation Ask($uuid: String!) {
  consultarUuidYDesbloquearDocumentos(uuid: $uuid) { response status uuid message }
}`;

export const COMPENSATE = `mutation Compensate($lines: [CompensacionLineInput!]!, $key: String) {
  crearCompensacion(lines: $lines, idempotency_key: $key) { idTransaccion message }
}`;

/** Creates a payment line for a document of the tiny fixture. Amounts are formatted as the API sends them. */
export const createPaymentLine = (number: string, balance: string, amount = balance) => ({
  numero_documento: number,
  numero_factura: number.replace('D', 'F'),
  monto_documento: balance,
  monto_transaccion: amount,
  fecha_vencimiento: '2026-06-30',
  tipo_transaccion: amount === balance ? 'total' : 'parcial',
});
