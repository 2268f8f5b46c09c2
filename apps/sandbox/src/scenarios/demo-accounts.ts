import type { StoreCode } from '@surtidor/domain/vocabulary';
import { type DealerScenario, getDealer, getEmail } from './dealers/dealers.ts';
import { supportSecret } from './support-secrets.ts';

/** The password of every demo account. It meets the password rules (spec 5). */
export const demoPassword = 'Surtidor#2026';

/** A demo account and its purpose. */
export interface DemoAccount {
  readonly role: string;
  readonly store: StoreCode;
  readonly email: string;
  readonly password: string;
  readonly description: string;
}

const account = (
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

/** The accounts `npm start` prints. */
export const demoAccounts: readonly DemoAccount[] = [
  account('Representante Legal', 'representante', 'Todo: facturas, pagos, pedidos, usuarios'),
  account('Administrativo', 'administrativo', 'Todos los destinos asignados'),
  account('Financiero', 'financiero', 'Cartera y pagos, sin pedidos'),
  account('Operativo', 'operativo', 'Pedidos y destinos asignados, sin facturas'),
  account('Compras', 'compras', 'Pedidos, facturas y tienda'),
  account('Ingeniero Planificación', 'ingeniero', 'Pedidos y tienda'),
  account('Surtidor', 'aliado', 'Estado de cuenta y pedidos'),
  account('basic', 'basico', 'Solo el inicio'),
  account('Administrativo', 'terminos', 'Debe aceptar los términos antes de continuar'),
  account('Financiero', 'inactivo', 'Usuario inactivo: no puede ingresar'),
  account('Representante Legal', 'representante', 'Aliado nuevo, sin datos', 'new-dealer'),
  account('Representante Legal', 'representante', 'Aliado al día, sin deudas', 'up-to-date'),
  account('Representante Legal', 'representante', '20.000 destinos y documentos', 'heavy'),
  account('Representante Legal', 'representante', 'Nombres y textos difíciles', 'adversarial'),
  account('Representante Legal', 'representante', 'Perú, soles', 'typical', 'peru'),
  account('Representante Legal', 'representante', 'Ecuador, dólares', 'typical', 'ecuador'),
  account('Operativo', 'operativo', 'Ecuador sin facturas pendientes', 'typical', 'ecuador'),
  account(
    'Representante Legal',
    'representante',
    'Tienda de lubricantes',
    'typical',
    'lubricantes',
  ),
  account('Administrativo', 'administrativo', 'Administra usuarios', 'typical', 'lubricantes'),
  account(
    'Representante Legal',
    'representante',
    'Lubricantes Ecuador',
    'typical',
    'lubricantes_ecuador',
  ),
];

/** Secrets with which support signs in as the first account; each works once. */
export const demoSupportSecrets: readonly string[] = [1, 2, 3].map((number) =>
  supportSecret(getDealer('typical', 'colombia').client, number),
);
