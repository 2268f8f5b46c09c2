import type { OperationAccess } from '@surtidor/domain/vocabulary';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CONSULT, PAY, payLine } from '../../test/operations.ts';
import { ana, startTestBackend } from '../../test/test-backend.ts';
import { areas } from '../schema.ts';
import { operationRules } from './operation-rules.ts';

const backend = startTestBackend();

/** Every root field with valid arguments, so that only the guard can reject it. */
const given: Readonly<Record<string, string>> = {
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
};

const rootFields = (kind: 'query' | 'mutation') => {
  const type: GraphQLObjectType | null | undefined =
    kind === 'query' ? backend.schema.getQueryType() : backend.schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => {
    const scalar = String(field.type) === 'String';
    const rest = given[field.name] ?? (scalar ? '' : ' { __typename }');
    return { name: field.name, source: `${kind} Guard { ${field.name}${rest} }` };
  });
};
const rules: Readonly<Record<string, OperationAccess>> = operationRules;
const getRule = (name: string) => rules[name.replace('Surtidor', 'Producto')];
const everyField = [...rootFields('query'), ...rootFields('mutation')];

describe('every field', () => {
  it('has a resolver', () => {
    const known = areas.flatMap((area) => [
      ...Object.keys(area.Query ?? {}),
      ...Object.keys(area.Mutation ?? {}),
    ]);
    const wanted = everyField.map(({ name }) => name.replace('Surtidor', 'Producto'));
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(everyField)('$name is closed without a session, unless it is public', async (field) => {
    const response = await backend.query(null, field.source);
    const open = getRule(field.name)?.audience === 'anyone';
    expect(response.codes.includes('UNAUTHORIZED')).toBe(!open);
    if (!open) expect(response.messages).toEqual(["The current customer isn't authorized."]);
  });

  it.each(everyField.filter(({ name }) => getRule(name)?.writes))(
    '$name is refused to support',
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
  const withoutTerms = startTestBackend();
  withoutTerms.db.exec("update users set terms_and_conditions = '0' where id = 1");

  it.each(everyField)('$name', async ({ name, source }) => {
    const { codes } = await withoutTerms.query(ana, source);
    expect(codes.includes('TERMS_REQUIRED')).toBe(getRule(name)?.terms === true);
  });

  it('block access to other users, and allow reading and saving the own record', async () => {
    const list = '{ usuariosCliente { items { id } } }';
    expect((await withoutTerms.query(ana, list)).data.usuariosCliente.items).toEqual([{ id: 1 }]);
    const edit = 'mutation { updateCustomerV2(input: { user_id: 2, firstname: "Eva" }) { id } }';
    expect((await withoutTerms.query(ana, edit)).codes).toEqual(['TERMS_REQUIRED']);
    const accept =
      'mutation { updateCustomerV2(input: { document: "10123", document_type: "CC", terms_and_conditions: "1" }) { id } }';
    withoutTerms.db.exec("insert into document_types values ('CC', 'CC', 'CC', 1)");
    expect((await withoutTerms.query(ana, accept)).codes).toEqual([]);
    expect((await withoutTerms.query(ana, '{ AccountStatus { size } }')).codes).toEqual([]);
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
  ])('%s asking %s: %s', async (email, field, code) => {
    const { codes, messages } = await backend.query({ email }, `{ ${field} { __typename } }`);
    expect(codes[0]).toBe(code);
    if (code) expect(messages).toEqual(['You do not have permissions to be on this page!']);
  });

  it('are the role’s, plus and minus the user’s own', async () => {
    const own = startTestBackend();
    const caller = { email: 'finanzas@ejemplo.co' };
    const codes = async () =>
      (await own.query(caller, '{ AccountStatus { size } OrderTracking { size } }')).codes;
    expect(await codes()).toEqual(['FORBIDDEN']);
    own.db.exec(`insert into user_permissions values
      (2, 'EstadoDeCuenta::linea', '0'), (2, 'Trazabilidad::pedidos', '1')`);
    const response = await own.query(caller, '{ AccountStatus { size } OrderTracking { size } }');
    expect(response.extensions).toMatchObject([{ missing: ['Surtidor_EstadoDeCuenta::linea'] }]);
  });

  it('for the dashboard only show its figures and no payments', async () => {
    const own = startTestBackend();
    own.db.exec("insert into user_permissions values (3, 'Dashboard::*', '1')");
    const query = (given: string) =>
      own.query(
        { email: 'basico@ejemplo.co' },
        `{ documentos(${given}, pageSize: 9) { total_amount_positive } }`,
      );
    expect((await query('paymentType: PSE, documentType: INVOICE')).codes).toEqual([]);
    expect((await query('paymentType: PSE, documentType: PAYMENT')).codes).toEqual(['FORBIDDEN']);
    expect((await query('paymentType: OFFLINE, documentType: INVOICE')).codes).toEqual([
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
  ])('of the dashboard alone show the first page: %s', async (given, codes) => {
    const own = startTestBackend();
    own.db.exec("insert into user_permissions values (3, 'Dashboard::*', '1')");
    const source = `{ documentos(paymentType: PSE, documentType: INVOICE, ${given}) { total_count } }`;
    expect((await own.query({ email: 'basico@ejemplo.co' }, source)).codes).toEqual(codes);
    own.db.exec("insert into user_permissions values (3, 'Facturas::pendientes', '1')");
    expect((await own.query({ email: 'basico@ejemplo.co' }, source)).codes).toEqual([]);
  });

  it('for the dashboard only show the own stations, and no invoice file', async () => {
    const own = startTestBackend();
    own.db.exec(`insert into user_permissions values (5, 'Dashboard::*', '1');
      insert into destinations (id_destinatario, client_code, codigo_destinatario, nombre_comercial)
        values (1, '1001', 'S1', 'Norte'), (2, '1001', 'S2', 'Sur');
      insert into user_destinations (user_id, id_destinatario) values (5, 1);
      update documents set destino = 'S2';
      update documents set destino = 'S1' where id in (3, 5)`);
    const query = async (filter = '') =>
      (
        await own.query(
          { email: 'operativo@ejemplo.co' },
          `{ documentos(paymentType: PSE, documentType: INVOICE, pageSize: 9 ${filter})
             { total_count total_amount_positive items { num_documento } } }`,
        )
      ).data.documentos;
    const shown = {
      total_count: 2,
      total_amount_positive: '800.00',
      items: [{ num_documento: 'D5' }, { num_documento: 'D3' }],
    };
    expect(await query()).toEqual(shown);
    expect(await query('filter: { destino: { eq: "S2" } }')).toMatchObject({ total_count: 0 });
    const pdf =
      'mutation { generatedPDFAccountStatusDetails(id_edocta_detalle: 3) { pdf { url } } }';
    expect((await own.query({ email: 'operativo@ejemplo.co' }, pdf)).codes).toEqual(['FORBIDDEN']);
    own.db.exec("insert into user_permissions values (5, 'Facturas::pendientes', '1')");
    expect((await query()).total_count).toBeGreaterThan(2);
  });

  it('for pending invoices only do not show the dashboard’s figures', async () => {
    const { codes, data } = await backend.query(
      { email: 'finanzas@ejemplo.co' },
      '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count total_amount_positive } }',
    );
    expect(codes).toEqual(['FORBIDDEN']);
    expect(data.documentos.total_count).toBeGreaterThan(0);
    expect(data.documentos.total_amount_positive).toBeNull();
  });

  it('revoked after a payment still show its result, but no colleague’s', async () => {
    const own = startTestBackend();
    const pays = async (email: string, number: string) =>
      (await own.query({ email }, PAY, { lines: [payLine(number, '100.00')] })).data
        .crearTransaccionOnline.uuid;
    const uuid = await pays('finanzas@ejemplo.co', 'D1');
    const query = async (email: string) =>
      (await own.query({ email }, CONSULT, { uuid })).data.consultarUuidYDesbloquearDocumentos
        .status;
    own.db.exec("insert into user_permissions values (2, 'Facturas::pendientes', '0')");
    expect(await query('finanzas@ejemplo.co')).toBe('PENDIENTE');
    expect(await query('ana@ejemplo.co')).toBe('PENDIENTE');
    expect(await query('basico@ejemplo.co')).toBe('NO ENCONTRADA');
    expect(await query('otra@ejemplo.co')).toBe('NO ENCONTRADA');
  });

  it('reject a payment before anything is read', async () => {
    const response = await backend.query({ email: 'basico@ejemplo.co' }, PAY, {
      lines: [payLine('D1', '100.00')],
    });
    expect(response.codes).toEqual(['FORBIDDEN']);
  });
});

describe('reading', () => {
  it('is open to support', async () => {
    const response = await backend.query(
      { email: 'ana@ejemplo.co', support: true },
      '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count } }',
    );
    expect(response.data.documentos.total_count).toBeGreaterThan(0);
  });

  it('never leaves the client of the session', async () => {
    const source =
      '{ documentos(paymentType: PSE, documentType: INVOICE, pageSize: 100) { items { num_documento } } }';
    const mine = await backend.query(ana, source);
    const other = await backend.query({ email: 'otra@ejemplo.co' }, source);
    expect(other.data.documentos.items).toEqual([{ num_documento: 'D50' }]);
    expect(JSON.stringify(mine.data)).not.toContain('D50');
  });
});
