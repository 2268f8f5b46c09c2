import { describe, expect, test } from 'vitest';
import { anyPermissions, anySession } from '../../test/arbitraries.ts';
import { aSession, everyPermission } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import {
  type Operation,
  type OperationAccess,
  operationAccess,
  type Service,
  serviceAccess,
} from '../shared/constants/operation-access.ts';
import { canCall, canUse } from './can-call.ts';

// Object.keys widens to string; the tables' keys are the names.
const operations = Object.keys(operationAccess) as Operation[];
const services = Object.keys(serviceAccess) as Service[];
const getRule = (operation: Operation): OperationAccess => operationAccess[operation];
const withoutTerms = aSession({ terms: { id: '77', accepted: false } });

describe('which operations a session can call (reading 48)', () => {
  test.each([
    ['crearTransaccionOnline', 'Surtidor_Facturas::pendientes'],
    ['easyPayContado', 'Surtidor_Facturas::pendientes'],
    ['listarTransacciones', 'Surtidor_Facturas::pendientes'],
    ['crearCompensacion', 'Surtidor_Facturas::pendientes'],
    ['addProductoBono', 'Surtidor_Facturas::pendientes'],
    ['OrderTraceability', 'Surtidor_Trazabilidad::pedidos'],
    ['AccountStatus', 'Surtidor_EstadoDeCuenta::linea'],
    ['AccountHistory', 'Surtidor_Movimientos::historico'],
    ['crearUsuarioCliente', 'Surtidor_Usuarios::editar_perfil'],
  ] as const)('%s needs %s and nothing else', (operation, needed) => {
    const others = everyPermission.filter((name) => name !== needed);
    expect(canCall(aSession({ permissions: [needed] }), operation, 'Surtidor')).toBe(true);
    expect(canCall(aSession({ permissions: others }), operation, 'Surtidor')).toBe(false);
  });

  test('with pending terms no payments, but everything needed to accept them', () => {
    const open = operations.filter((operation) => canCall(withoutTerms, operation, 'Surtidor'));
    expect(open).toEqual(
      expect.arrayContaining(['sesionActual', 'updateCustomerV2', 'cmsBlocks', 'rolesCliente']),
    );
    expect(open).not.toContain('crearTransaccionOnline');
    expect(open).not.toContain('documentos');
    expect(open).not.toContain('crearUsuarioCliente');
  });

  property('support calls nothing that writes', [anySession], (session) =>
    operations
      .filter((operation) => getRule(operation).writes)
      .every((operation) => !canCall({ ...session, support: true }, operation, 'Surtidor')),
  );

  property('more permissions close nothing', [anySession, anyPermissions], (session, more) => {
    const wider = { ...session, permissions: [...session.permissions, ...more] };
    return operations.every(
      (operation) =>
        !canCall(session, operation, 'Surtidor') || canCall(wider, operation, 'Surtidor'),
    );
  });

  test('without a session only what is for anyone', () => {
    const nobody = aSession({ authenticated: false });
    const open = operations.filter((operation) => canCall(nobody, operation, 'Surtidor'));
    expect(open).toEqual([
      'ping',
      'cmsBlocks',
      'generateCustomerToken',
      'generateSupportCustomerToken',
      'requestPasswordResetEmail',
      'resetPassword',
    ]);
  });
});

describe('services outside GraphQL', () => {
  test('support can read notifications but not open the store', () => {
    const support = aSession({ support: true });
    expect(services.map((service) => canUse(support, service, 'Surtidor'))).toEqual([false, true]);
    expect(services.every((service) => canUse(aSession(), service, 'Surtidor'))).toBe(true);
  });

  test('none before the terms are accepted', () => {
    expect(services.some((service) => canUse(withoutTerms, service, 'Surtidor'))).toBe(false);
  });
});
