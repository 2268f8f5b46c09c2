import type { Target } from './get-target.ts';
import type { Probe } from './probe.ts';

const createUpdateInput = ({ person }: Target) => ({
  input: { user_id: person.id, city: 'Valdeluna' },
});

let createdCount = 0;
const createAssociateInput = ({ station, telephone }: Target) => {
  createdCount += 1;
  const input = {
    role_id: 4,
    firstname: 'Eva',
    lastname: 'Mora',
    email: `eva.${createdCount}@access.example`,
    document_type: 'CC',
    document: '10203040',
    telephone,
    street: 'Calle 10 # 4-22',
    city: 'Valdeluna',
    destination_id: [station.id],
  };
  return { input };
};

/** Probes for sessions, profiles, associates and the option lists in their forms. */
export const peopleProbes = {
  generateCustomerToken: {
    query: 'mutation { generateCustomerToken(email: "a@b.example", password: "x") { token } }',
  },
  generateSupportCustomerToken: {
    query: 'mutation { generateSupportCustomerToken(secret: "x") { token } }',
  },
  requestPasswordResetEmail: {
    query: 'mutation { requestPasswordResetEmail(email: "a@b.example") }',
  },
  resetPassword: {
    query: `mutation { resetPassword(email: "a@b.example", resetPasswordToken: "x",
      newPassword: "Quebrada-9-lunes-Teja") }`,
  },
  sesionActual: { query: '{ sesionActual { client { cliente } } }' },
  empresasUsuario: {
    query: '{ empresasUsuario { cliente nombre } }',
    getExpectedText: ({ client }) => `"cliente":"${client}"`,
  },
  cambiarEmpresa: {
    query: 'mutation { cambiarEmpresa(cliente: "1") { token } }',
  },
  changeCustomerPassword: {
    query: `mutation { changeCustomerPassword(currentPassword: "not this one",
      newPassword: "Quebrada-9-lunes-Teja") { id } }`,
  },
  usuariosCliente: {
    query: `query ($id: String!) { usuariosCliente(filter: { id: { eq: $id } }) {
      items { email } } }`,
    variables: ({ person }) => ({ id: String(person.id) }),
    getExpectedText: ({ person }) => person.email,
    colleagueAccess: 'manager',
  },
  listarActividad: {
    query: '{ listarActividad { total_count } }',
    getExpectedText: () => '"total_count":',
  },
  listadoTiposDocumentos: { query: '{ listadoTiposDocumentos { value } }' },
  rolesCliente: { query: '{ rolesCliente { role_id } }' },
  listarDeptos: { query: '{ listarDeptos { region_id } }' },
  informacionCorporativa: { query: '{ informacionCorporativa { clienteNit } }' },
  updateCustomerV2: {
    query: 'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { email } }',
    variables: createUpdateInput,
    getExpectedText: ({ person }) => person.email,
    colleagueAccess: 'manager',
    requiredPermission: 'edit-profile',
  },
  updateAssociate: {
    query: 'mutation ($input: CustomerUpdateInput!) { updateAssociate(input: $input) { success } }',
    variables: createUpdateInput,
    getExpectedText: () => '"success":true',
    colleagueAccess: 'manager',
    requiredPermission: 'edit-profile',
  },
  crearUsuarioCliente: {
    query:
      'mutation ($input: CustomerCreateInput!) { crearUsuarioCliente(input: $input) { email } }',
    variables: createAssociateInput,
    getExpectedText: () => '@access.example',
    requiredPermission: 'manage',
  },
  createAssociate: {
    query: 'mutation ($input: CustomerCreateInput!) { createAssociate(input: $input) { success } }',
    variables: createAssociateInput,
    getExpectedText: () => '"success":true',
    requiredPermission: 'manage',
  },
  revokeCustomerToken: { query: 'mutation { revokeCustomerToken { result } }' },
} as const satisfies Readonly<Record<string, Probe>>;
