import type { OperationAccess } from '@surtidor/domain/vocabulary';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CONSULT, createPaymentLine, PAY } from '../../test/operations.ts';
import { ana, startTestBackend } from '../../test/test-backend.ts';
import { areaResolvers } from '../schema.ts';
import { operationRules } from './operation-rules.ts';

const backend = startTestBackend();

/** Valid arguments and a selection for root fields, so that only the guard can reject the request. */
const selections: Readonly<Record<string, string>> = {
  documentos: '(paymentType: PSE, documentType: INVOICE) { total_count }',
  easyPayContado: '(filter: { id_segment: "1100", amount: "10.00" }) { uuid }',
  Remissions: '(filter: { numero_entrega: { eq: "1" } }) { size }',
  OrderLoad: '(filter: { id_orden_cargue: { eq: "1" } }) { size }',
  mpBlogPosts: '(action: "get_post_list") { total_count }',
  generateCustomerToken: '(email: "a@b.co", password: "x") { token }',
  generateSupportCustomerToken: '(secret: "x") { token }',
  requestPasswordResetEmail: '(email: "a@b.co")',
  resetPassword: '(email: "a@b.co", resetPasswordToken: "x", newPassword: "y")',
  changeCustomerPassword: '(currentPassword: "x", newPassword: "y") { id }',
  cambiarEmpresa: '(cliente: "1001") { token }',
  updateCustomerV2: '(input: {}) { id }',
  updateAssociate: '(input: {}) { success }',
  crearUsuarioCliente: '(input: {}) { id }',
  createAssociate: '(input: {}) { success }',
  generatedPDFAccountHistoryDetails: '(id_histocta_detalle: 1) { pdf { url } }',
  generatedPDFAccountHistoryDetailsTimeLine: '(id: "1") { pdf { url } }',
  generatedPDFAccountStatusDetails: '(id_edocta_detalle: 1) { pdf { url } }',
  getUrlInvoiceGurusoft: '(cufe: "x") { download { pdf { url } } }',
  crearTransaccionOnline: '(lines: []) { uuid }',
  consultarUuidYDesbloquearDocumentos: '(uuid: "x") { status }',
  crearCompensacion: '(lines: []) { message }',
  addSurtidorBono: '(bonos: []) { uuid }',
  solicitarCertificadoVentas:
    '(input: { fecha_inicio: "2026-01-01", fecha_fin: "2026-01-02", modo_impresion: "x", negocio: "x" }) { codigo }',
  submitSurvey: '(input: { answers: [] }) { success }',
  reclamos: '(tipo: "FACTURA", referencia: "1") { items { id } }',
  crearReclamo:
    '(clave: "x", tipo: "FACTURA", referencia: "1", motivo: "VALOR", texto: "x") { id }',
};

const listRootFields = (kind: 'query' | 'mutation') => {
  const type: GraphQLObjectType | null | undefined =
    kind === 'query' ? backend.schema.getQueryType() : backend.schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => {
    const isScalar = String(field.type) === 'String';
    const selection = selections[field.name] ?? (isScalar ? '' : ' { __typename }');
    return { name: field.name, source: `${kind} Guard { ${field.name}${selection} }` };
  });
};
const rules: Readonly<Record<string, OperationAccess>> = operationRules;
const getRule = (name: string) => rules[name.replace('Surtidor', 'Producto')];
const allRootFields = [...listRootFields('query'), ...listRootFields('mutation')];

describe('every root field', () => {
  it('has a resolver', () => {
    const resolvedNames = areaResolvers.flatMap((area) => [
      ...Object.keys(area.Query ?? {}),
      ...Object.keys(area.Mutation ?? {}),
    ]);
    const names = allRootFields.map(({ name }) => name.replace('Surtidor', 'Producto'));
    expect(names.filter((name) => !resolvedNames.includes(name))).toEqual([]);
  });

  it.each(allRootFields)('$name requires a session unless it is public', async (field) => {
    const response = await backend.query(null, field.source);
    const isPublic = getRule(field.name)?.audience === 'anyone';
    expect(response.codes.includes('UNAUTHORIZED')).toBe(!isPublic);
    if (!isPublic) expect(response.messages).toEqual(["The current customer isn't authorized."]);
  });

  it.each(allRootFields.filter(({ name }) => getRule(name)?.isWrite))(
    '$name rejects support sessions',
    async (field) => {
      const response = await backend.query(
        { email: 'ana@ejemplo.co', support: true },
        field.source,
      );
      expect(response.codes).toEqual(['SUPPORT_READ_ONLY']);
    },
  );
});

describe('pending terms', () => {
  const backendWithoutTerms = startTestBackend();
  backendWithoutTerms.db.exec("update users set terms_and_conditions = '0' where id = 1");

  it.each(allRootFields)(
    '$name requires accepted terms only if its rule does',
    async ({ name, source }) => {
      const { codes } = await backendWithoutTerms.query(ana, source);
      expect(codes.includes('TERMS_REQUIRED')).toBe(getRule(name)?.requiresTerms === true);
    },
  );

  it('block other users’ records and allow the user’s own record', async () => {
    const listQuery = '{ usuariosCliente { items { id } } }';
    expect((await backendWithoutTerms.query(ana, listQuery)).data.usuariosCliente.items).toEqual([
      { id: 1 },
    ]);
    const editMutation =
      'mutation { updateCustomerV2(input: { user_id: 2, firstname: "Eva" }) { id } }';
    expect((await backendWithoutTerms.query(ana, editMutation)).codes).toEqual(['TERMS_REQUIRED']);
    const acceptMutation =
      'mutation { updateCustomerV2(input: { document: "10123", document_type: "CC", terms_and_conditions: "1" }) { id } }';
    backendWithoutTerms.db.exec("insert into document_types values ('CC', 'CC', 'CC', 1)");
    expect((await backendWithoutTerms.query(ana, acceptMutation)).codes).toEqual([]);
    expect((await backendWithoutTerms.query(ana, '{ AccountStatus { size } }')).codes).toEqual([]);
  });
});

describe('permissions', () => {
  it.each([
    ['basico@ejemplo.co', 'AccountStatus', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'AccountHistory', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'listarTransacciones', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'listarCompensaciones', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'OrderTraceability', 'FORBIDDEN'],
    ['operativo@ejemplo.co', 'AccountStatus', 'FORBIDDEN'],
    ['finanzas@ejemplo.co', 'AccountStatus', undefined],
  ])('decide whether %s can query %s: %s', async (email, field, code) => {
    const { codes, messages } = await backend.query({ email }, `{ ${field} { __typename } }`);
    expect(codes[0]).toBe(code);
    if (code) expect(messages).toEqual(['You do not have permissions to be on this page!']);
  });

  it('combine the role’s permissions with the user’s exceptions', async () => {
    const testBackend = startTestBackend();
    const caller = { email: 'finanzas@ejemplo.co' };
    const fetchCodes = async () =>
      (await testBackend.query(caller, '{ AccountStatus { size } OrderTracking { size } }')).codes;
    expect(await fetchCodes()).toEqual(['FORBIDDEN']);
    testBackend.db.exec(`insert into user_permissions values
      (2, 'EstadoDeCuenta::linea', '0'), (2, 'Trazabilidad::pedidos', '1')`);
    const response = await testBackend.query(
      caller,
      '{ AccountStatus { size } OrderTracking { size } }',
    );
    expect(response.extensions).toMatchObject([{ missing: ['Surtidor_EstadoDeCuenta::linea'] }]);
  });

  it('for the dashboard allow totals of invoices but not of payments', async () => {
    const testBackend = startTestBackend();
    testBackend.db.exec("insert into user_permissions values (3, 'Dashboard::*', '1')");
    const fetchDocuments = (args: string) =>
      testBackend.query(
        { email: 'basico@ejemplo.co' },
        `{ documentos(${args}, pageSize: 9) { total_amount_positive } }`,
      );
    expect((await fetchDocuments('paymentType: PSE, documentType: INVOICE')).codes).toEqual([]);
    expect((await fetchDocuments('paymentType: PSE, documentType: PAYMENT')).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await fetchDocuments('paymentType: OFFLINE, documentType: INVOICE')).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  it.each([
    ['pageSize: 9', []],
    ['pageSize: 9, currentPage: 1, sort: null, filter: {}', []],
    ['pageSize: 5, filter: { destino: { eq: "S1" }, num_documento: null }', []],
    ['currentPage: 1', ['FORBIDDEN']],
    ['pageSize: null', ['FORBIDDEN']],
    ['pageSize: 9, currentPage: null', ['FORBIDDEN']],
    ['pageSize: 10', ['FORBIDDEN']],
    ['pageSize: 9, currentPage: 2', ['FORBIDDEN']],
    ['pageSize: 9, sort: { total: DESC }', ['FORBIDDEN']],
    ['pageSize: 9, filter: { num_documento: { eq: "D9" } }', ['FORBIDDEN']],
    ['pageSize: 9, filter: { busqueda: "D" }', ['FORBIDDEN']],
  ])('for the dashboard allow only the first page: %s', async (args, codes) => {
    const testBackend = startTestBackend();
    testBackend.db.exec("insert into user_permissions values (3, 'Dashboard::*', '1')");
    const source = `{ documentos(paymentType: PSE, documentType: INVOICE, ${args}) { total_count } }`;
    expect((await testBackend.query({ email: 'basico@ejemplo.co' }, source)).codes).toEqual(codes);
    testBackend.db.exec("insert into user_permissions values (3, 'Facturas::pendientes', '1')");
    expect((await testBackend.query({ email: 'basico@ejemplo.co' }, source)).codes).toEqual([]);
  });

  it('for the dashboard allow only assigned stations and no PDF', async () => {
    const testBackend = startTestBackend();
    testBackend.db.exec(`insert into user_permissions values (5, 'Dashboard::*', '1');
      insert into destinations (id_destinatario, client_code, codigo_destinatario, nombre_comercial)
        values (1, '1001', 'S1', 'Norte'), (2, '1001', 'S2', 'Sur');
      insert into user_destinations (user_id, id_destinatario) values (5, 1);
      update documents set destino = 'S2';
      update documents set destino = 'S1' where id in (3, 5)`);
    const fetchDocuments = async (filter = '') =>
      (
        await testBackend.query(
          { email: 'operativo@ejemplo.co' },
          `{ documentos(paymentType: PSE, documentType: INVOICE, pageSize: 9 ${filter})
             { total_count total_amount_positive items { num_documento } } }`,
        )
      ).data.documentos;
    const expected = {
      total_count: 2,
      total_amount_positive: '800.00',
      items: [{ num_documento: 'D5' }, { num_documento: 'D3' }],
    };
    expect(await fetchDocuments()).toEqual(expected);
    expect(await fetchDocuments('filter: { destino: { eq: "S2" } }')).toMatchObject({
      total_count: 0,
    });
    const pdfMutation =
      'mutation { generatedPDFAccountStatusDetails(id_edocta_detalle: 3) { pdf { url } } }';
    expect((await testBackend.query({ email: 'operativo@ejemplo.co' }, pdfMutation)).codes).toEqual(
      ['FORBIDDEN'],
    );
    testBackend.db.exec("insert into user_permissions values (5, 'Facturas::pendientes', '1')");
    expect((await fetchDocuments()).total_count).toBeGreaterThan(2);
  });

  it('for pending invoices do not include the dashboard’s totals', async () => {
    const { codes, data } = await backend.query(
      { email: 'finanzas@ejemplo.co' },
      '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count total_amount_positive } }',
    );
    expect(codes).toEqual(['FORBIDDEN']);
    expect(data.documentos.total_count).toBeGreaterThan(0);
    expect(data.documentos.total_amount_positive).toBeNull();
  });

  it('revoked after a payment still allow its payer to read the result', async () => {
    const testBackend = startTestBackend();
    const createPayment = async (email: string, number: string) =>
      (await testBackend.query({ email }, PAY, { lines: [createPaymentLine(number, '100.00')] }))
        .data.crearTransaccionOnline.uuid;
    const uuid = await createPayment('finanzas@ejemplo.co', 'D1');
    const fetchStatus = async (email: string) =>
      (await testBackend.query({ email }, CONSULT, { uuid })).data
        .consultarUuidYDesbloquearDocumentos.status;
    testBackend.db.exec("insert into user_permissions values (2, 'Facturas::pendientes', '0')");
    expect(await fetchStatus('finanzas@ejemplo.co')).toBe('PENDIENTE');
    expect(await fetchStatus('ana@ejemplo.co')).toBe('PENDIENTE');
    expect(await fetchStatus('basico@ejemplo.co')).toBe('NO ENCONTRADA');
    expect(await fetchStatus('otra@ejemplo.co')).toBe('NO ENCONTRADA');
  });

  it('are checked before a payment is created', async () => {
    const response = await backend.query({ email: 'basico@ejemplo.co' }, PAY, {
      lines: [createPaymentLine('D1', '100.00')],
    });
    expect(response.codes).toEqual(['FORBIDDEN']);
  });
});

describe('queries', () => {
  it('are allowed for support sessions', async () => {
    const response = await backend.query(
      { email: 'ana@ejemplo.co', support: true },
      '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count } }',
    );
    expect(response.data.documentos.total_count).toBeGreaterThan(0);
  });

  it('return only data of the session’s client', async () => {
    const source =
      '{ documentos(paymentType: PSE, documentType: INVOICE, pageSize: 100) { items { num_documento } } }';
    const ownResult = await backend.query(ana, source);
    const otherResult = await backend.query({ email: 'otra@ejemplo.co' }, source);
    expect(otherResult.data.documentos.items).toEqual([{ num_documento: 'D50' }]);
    expect(JSON.stringify(ownResult.data)).not.toContain('D50');
  });
});
