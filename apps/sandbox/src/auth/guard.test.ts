import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { areas } from '../schema.ts';
import { PAY, payLine } from '../testing/operations.ts';
import { ana, startTestBackend } from '../testing/test-backend.ts';
import { mutationRules, queryRules } from './field-rules.ts';

const backend = startTestBackend();

/** Every root field as a document with valid arguments, so that only the guard can refuse it. */
const given: Readonly<Record<string, string>> = {
  documentos: '(paymentType: PSE, documentType: INVOICE) { total_count }',
  easyPayContado: '(filter: { id_segment: "1100", amount: "10.00" }) { uuid }',
  Remissions: '(filter: { numero_entrega: { eq: "1" } }) { size }',
  OrderLoad: '(filter: { id_orden_cargue: { eq: "1" } }) { size }',
  mpBlogPosts: '(action: "get_post_list") { total_count }',
  generateCustomerToken: '(email: "a@b.co", password: "x") { token }',
  generateSupportCustomerToken: '(secret: "x") { token }',
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
const ruleOf = (name: string) => {
  const contractName = name.replace('Surtidor', 'Producto');
  const rules: Readonly<Record<string, { readonly access: string; readonly writes?: true }>> = {
    ...queryRules,
    ...mutationRules,
  };
  return rules[contractName];
};
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
    const answer = await backend.ask(null, field.source);
    const open = ruleOf(field.name)?.access === 'public';
    expect(answer.codes.includes('UNAUTHORIZED')).toBe(!open);
    if (!open) expect(answer.messages).toEqual(["The current customer isn't authorized."]);
  });

  it.each(everyField.filter(({ name }) => ruleOf(name)?.writes))(
    '$name is refused to support',
    async (field) => {
      const answer = await backend.ask({ email: 'ana@ejemplo.co', support: true }, field.source);
      expect(answer.codes).toEqual(['SUPPORT_READ_ONLY']);
    },
  );
});

describe('permissions', () => {
  it.each([
    ['basico@ejemplo.co', 'AccountStatus', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'AccountHistory', 'FORBIDDEN'],
    ['basico@ejemplo.co', 'OrderTraceability', 'FORBIDDEN'],
    ['operativo@ejemplo.co', 'AccountStatus', 'FORBIDDEN'],
    ['finanzas@ejemplo.co', 'AccountStatus', undefined],
  ])('%s asking %s: %s', async (email, field, code) => {
    const { codes, messages } = await backend.ask({ email }, `{ ${field} { size } }`);
    expect(codes[0]).toBe(code);
    if (code) expect(messages).toEqual(['You do not have permissions to be on this page!']);
  });

  it('are the role’s, plus and minus the user’s own', async () => {
    const own = startTestBackend();
    const asker = { email: 'finanzas@ejemplo.co' };
    const codes = async () =>
      (await own.ask(asker, '{ AccountStatus { size } OrderTracking { size } }')).codes;
    expect(await codes()).toEqual(['FORBIDDEN']);
    own.db.exec(`insert into user_permissions values
      (2, 'EstadoDeCuenta::linea', '0'), (2, 'Trazabilidad::pedidos', '1')`);
    const answer = await own.ask(asker, '{ AccountStatus { size } OrderTracking { size } }');
    expect(answer.extensions).toMatchObject([{ missing: ['Surtidor_EstadoDeCuenta::linea'] }]);
  });

  it('stop a payment before anything is looked at', async () => {
    const answer = await backend.ask({ email: 'basico@ejemplo.co' }, PAY, {
      lines: [payLine('D1', '100.00')],
    });
    expect(answer.codes).toEqual(['FORBIDDEN']);
  });
});

describe('reading', () => {
  it('is open to support', async () => {
    const answer = await backend.ask(
      { email: 'ana@ejemplo.co', support: true },
      '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count } }',
    );
    expect(answer.data.documentos.total_count).toBeGreaterThan(0);
  });

  it('never leaves the client of the session', async () => {
    const source =
      '{ documentos(paymentType: PSE, documentType: INVOICE, pageSize: 100) { items { num_documento } } }';
    const mine = await backend.ask(ana, source);
    const other = await backend.ask({ email: 'otra@ejemplo.co' }, source);
    expect(other.data.documentos.items).toEqual([{ num_documento: 'D50' }]);
    expect(JSON.stringify(mine.data)).not.toContain('D50');
  });
});
