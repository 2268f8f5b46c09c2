import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type DealerScenario, getDealer, getEmail } from './dealers/dealers.ts';
import { getSupportSecret } from './support-secrets.ts';

/** The password of every demo account. It meets the password rules (spec 5). */
export const demoPassword = 'Surtidor#2026';

export interface DemoAccount {
  readonly role: string;
  readonly store: StoreCode;
  readonly email: string;
  readonly password: string;
  readonly description: string;
}

const createAccount = (
  role: string,
  name: string,
  description: string,
  scenario: DealerScenario = 'typical',
  store: StoreCode = 'colombia',
): DemoAccount => ({
  role,
  store,
  email: getEmail(name, scenario, store),
  password: demoPassword,
  description,
});

/** The accounts that `npm start` prints. */
export const demoAccounts: readonly DemoAccount[] = [
  createAccount('Representante Legal', 'representante', 'Todo: facturas, pagos, pedidos, usuarios'),
  createAccount('Administrativo', 'administrativo', 'Todos los destinos asignados'),
  createAccount('Financiero', 'financiero', 'Cartera y pagos, sin pedidos'),
  createAccount('Operativo', 'operativo', 'Pedidos y destinos asignados, sin facturas'),
  createAccount('Compras', 'compras', 'Pedidos, facturas y tienda'),
  createAccount('Ingeniero Planificación', 'ingeniero', 'Pedidos y tienda'),
  createAccount('Surtidor', 'aliado', 'Estado de cuenta y pedidos'),
  createAccount('basic', 'basico', 'Solo el inicio'),
  createAccount('Administrativo', 'terminos', 'Debe aceptar los términos antes de continuar'),
  createAccount('Financiero', 'inactivo', 'Usuario inactivo: no puede ingresar'),
  createAccount('Representante Legal', 'representante', 'Aliado nuevo, sin datos', 'new-dealer'),
  createAccount('Representante Legal', 'representante', 'Aliado al día, sin deudas', 'up-to-date'),
  createAccount('Representante Legal', 'representante', '20.000 destinos y documentos', 'heavy'),
  createAccount(
    'Representante Legal',
    'representante',
    'Nombres y textos difíciles',
    'adversarial',
  ),
  createAccount('Representante Legal', 'representante', 'Perú, soles', 'typical', 'peru'),
  createAccount('Representante Legal', 'representante', 'Ecuador, dólares', 'typical', 'ecuador'),
  createAccount('Financiero', 'contadora', 'Dos empresas: Colombia y Perú'),
  createAccount('Operativo', 'operativo', 'Ecuador sin facturas pendientes', 'typical', 'ecuador'),
  createAccount(
    'Representante Legal',
    'representante',
    'Tienda de lubricantes',
    'typical',
    'lubricantes',
  ),
  createAccount(
    'Administrativo',
    'administrativo',
    'Administra usuarios',
    'typical',
    'lubricantes',
  ),
  createAccount(
    'Representante Legal',
    'representante',
    'Lubricantes Ecuador',
    'typical',
    'lubricantes_ecuador',
  ),
];

/** Single-use secrets that sign support in as the first account. */
export const demoSupportSecrets: readonly string[] = [1, 2, 3].map((number) =>
  getSupportSecret(getDealer('typical', 'colombia').client, number),
);
