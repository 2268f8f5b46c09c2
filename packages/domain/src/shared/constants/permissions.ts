/**
 * Permission names without the product prefix, which `getPermission` adds (spec 6). The name of the
 * notifications module is inferred, because the specification gives only its permission 'pedidos'.
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

/** A permission name without the product prefix (spec 6). */
export type PermissionName = (typeof permissionNames)[PermissionPurpose];

/** A full permission string, '{product}_Module::name'. */
export type Permission = `${string}_${PermissionName}`;

/** Adds the product prefix to a permission name. */
export const getPermission = <Name extends PermissionName>(product: string, name: Name) =>
  `${product}_${name}` as const;
