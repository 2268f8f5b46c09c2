import { beforeEach, expect, it } from 'vitest';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';

const LIST = '{ empresasUsuario { cliente nombre store_code } }';
const SWITCH = `mutation ($code: String!) { cambiarEmpresa(cliente: $code) {
  token numero_empresas client { cliente } session_user { clientCode } } }`;

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend();
});

/** Makes Ana the user of the other client too. */
const linkCompanies = () =>
  backend.db.exec(`update users set person = 'ana' where id = 1;
    update users set person = 'ana' where client_code = '2002'`);
const list = async (user: Parameters<TestBackend['query']>[0]) =>
  (await backend.query(user, LIST)).data.empresasUsuario.map(
    ({ cliente }: { cliente: string }) => cliente,
  );

it('lists the companies of the person only', async () => {
  expect(await list(ana)).toEqual(['1001']);
  linkCompanies();
  expect(await list(ana)).toEqual(['1001', '2002']);
});

it('opens a session in the other company', async () => {
  linkCompanies();
  const { data } = await backend.query(ana, SWITCH, { code: '2002' });
  expect(data.cambiarEmpresa).toMatchObject({
    numero_empresas: 2,
    client: { cliente: '2002' },
    session_user: { clientCode: '2002' },
  });
  expect(data.cambiarEmpresa.token).toMatch(/^[\w-]{40,}$/);
});

it('refuses a company that is not theirs, inactive or unknown', async () => {
  expect((await backend.query(ana, SWITCH, { code: '2002' })).codes).toEqual(['FORBIDDEN']);
  linkCompanies();
  expect((await backend.query(ana, SWITCH, { code: '9' })).codes).toEqual(['FORBIDDEN']);
  backend.db.exec("update clients set estatus = '0' where cliente = '2002'");
  expect((await backend.query(ana, SWITCH, { code: '2002' })).codes).toEqual(['FORBIDDEN']);
  expect(await list(ana)).toEqual(['1001']);
});

it('shows support the company that it visits', async () => {
  linkCompanies();
  const support = { email: 'ana@ejemplo.co', support: true };
  expect(await list(support)).toEqual(['1001']);
  expect((await backend.query(support, SWITCH, { code: '2002' })).codes).toEqual([
    'SUPPORT_READ_ONLY',
  ]);
});
