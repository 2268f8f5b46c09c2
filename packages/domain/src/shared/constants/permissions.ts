/**
 * Permission names of spec 6 without the product prefix; `permission(product, name)` adds it.
 * The notifications module's own name is inferred: the specification only says that 'pedidos'
 * in the notifications module is needed.
 */
export const permissionNames = {
  accountStatus: 'EstadoDeCuenta::linea',
  pendingInvoices: 'Facturas::pendientes',
  accountHistory: 'Movimientos::historico',
  orders: 'Trazabilidad::pedidos',
  editProfile: 'Usuarios::editar_perfil',
  store: 'Ecommerce::tienda',
  dashboard: 'Dashboard::*',
  notifications: 'Notificaciones::pedidos',
} as const;

/** Purposes of permissions. */
export type PermissionPurpose = keyof typeof permissionNames;

/** A permission name of spec 6 before the product prefix. */
export type PermissionName = (typeof permissionNames)[PermissionPurpose];

/** A full permission string, '{product}_Module::name'. */
export type Permission = `${string}_${PermissionName}`;

/** The full permission string for a product: permission('Surtidor', 'Facturas::pendientes'). */
export const permission = <Name extends PermissionName>(product: string, name: Name) =>
  `${product}_${name}` as const;
