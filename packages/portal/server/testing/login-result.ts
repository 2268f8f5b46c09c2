/** A login result of the backend. */
export const loginResult = {
  token: 'token-that-no-page-may-see',
  role: 'Administrativo',
  hasTermsAndConditions: '1',
  acl: [
    { type: 'Surtidor_Facturas', permission: 'Surtidor_Facturas::pendientes' },
    { type: 'notifications', permission: 'pedidos' },
  ],
  client: { cliente: '1000123', nombre: 'Estación El Mirador' },
  store_code: 'peru',
  support: false,
  customer: { id: 7, firstname: 'Lucía', lastname: 'Peña' },
  session_user: { clientCode: '1000123', userId: '7', role_name: 'Administrativo' },
};

export const createLoginResponse = (result: object = loginResult) =>
  Response.json({ data: { login: result } });

export const createFailedLogin = (extensions: object) =>
  Response.json({ data: null, errors: [{ message: 'no', extensions }] });
