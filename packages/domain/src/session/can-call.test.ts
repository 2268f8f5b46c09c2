import { describe, expect, test } from 'vitest';
import { anyPermissions, anySession } from '../../test/arbitraries.ts';
import { allPermissions, aSession } from '../../test/builders.ts';
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
const sessionWithPendingTerms = aSession({ terms: { id: '77', accepted: false } });

describe('canCall (reading 48)', () => {
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
  ] as const)('%s needs only %s', (operation, permission) => {
    const otherPermissions = allPermissions.filter((name) => name !== permission);
    expect(canCall(aSession({ permissions: [permission] }), operation, 'Surtidor')).toBe(true);
    expect(canCall(aSession({ permissions: otherPermissions }), operation, 'Surtidor')).toBe(false);
  });

  test('with pending terms, rejects payments and allows what is needed to accept the terms', () => {
    const callableOperations = operations.filter((operation) =>
      canCall(sessionWithPendingTerms, operation, 'Surtidor'),
    );
    expect(callableOperations).toEqual(
      expect.arrayContaining(['sesionActual', 'updateCustomerV2', 'cmsBlocks', 'rolesCliente']),
    );
    expect(callableOperations).not.toContain('crearTransaccionOnline');
    expect(callableOperations).not.toContain('documentos');
    expect(callableOperations).not.toContain('crearUsuarioCliente');
  });

  property('support can call no operation that writes', [anySession], (session) =>
    operations
      .filter((operation) => getRule(operation).isWrite)
      .every((operation) => !canCall({ ...session, support: true }, operation, 'Surtidor')),
  );

  property(
    'additional permissions never prohibit an operation',
    [anySession, anyPermissions],
    (session, extraPermissions) => {
      const sessionWithExtraPermissions = {
        ...session,
        permissions: [...session.permissions, ...extraPermissions],
      };
      return operations.every(
        (operation) =>
          !canCall(session, operation, 'Surtidor') ||
          canCall(sessionWithExtraPermissions, operation, 'Surtidor'),
      );
    },
  );

  test('without a session, allows only public operations', () => {
    const unauthenticatedSession = aSession({ authenticated: false });
    const callableOperations = operations.filter((operation) =>
      canCall(unauthenticatedSession, operation, 'Surtidor'),
    );
    expect(callableOperations).toEqual([
      'ping',
      'cmsBlocks',
      'generateCustomerToken',
      'generateSupportCustomerToken',
      'requestPasswordResetEmail',
      'resetPassword',
    ]);
  });
});

describe('canUse', () => {
  test('allows support to read notifications and not to open the store', () => {
    const supportSession = aSession({ support: true });
    expect(services.map((service) => canUse(supportSession, service, 'Surtidor'))).toEqual([
      false,
      true,
    ]);
    expect(services.every((service) => canUse(aSession(), service, 'Surtidor'))).toBe(true);
  });

  test('allows no service before the terms are accepted', () => {
    expect(services.some((service) => canUse(sessionWithPendingTerms, service, 'Surtidor'))).toBe(
      false,
    );
  });
});
