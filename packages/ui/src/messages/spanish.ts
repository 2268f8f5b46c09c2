/** What the kit says by itself, in Spanish. Everything else reaches it through props. */
export const spanishMessages = {
  accept: 'Aceptar',
  amountNotUnderstood: 'No reconocimos ese valor. Escriba solo números.',
  cancel: 'Cancelar',
  carousel: 'Carrusel',
  clear: 'Borrar',
  close: 'Cerrar',
  countdownUnit: (seconds: number): string => (seconds === 1 ? 'segundo' : 'segundos'),
  dismiss: 'Cerrar aviso',
  emptyText: 'Cuando haya información, aparecerá aquí.',
  emptyTitle: 'No hay información para mostrar',
  errorsTitle: (count: number) =>
    count === 1 ? 'Revise 1 dato antes de continuar' : `Revise ${count} datos antes de continuar`,
  failedTitle: 'No pudimos cargar la información',
  forbiddenText: 'Solicite el permiso al representante legal de su empresa.',
  forbiddenTitle: 'No tiene permiso para ver esta información',
  hidePassword: 'Ocultar contraseña',
  home: 'Inicio',
  loadMore: 'Cargar más',
  loading: 'Cargando…',
  loadingMore: 'Cargando más…',
  menu: 'Menú',
  newTab: '(se abre en una pestaña nueva)',
  next: 'Siguiente',
  notifications: (count: number) =>
    count === 0 ? 'Notificaciones' : `Notificaciones: ${count} sin leer`,
  optional: '(opcional)',
  pause: 'Pausar',
  play: 'Reproducir',
  previous: 'Anterior',
  refreshing: 'Actualizando…',
  remove: (what: string) => `Quitar ${what}`,
  retry: 'Reintentar',
  search: 'Buscar',
  selection: (count: number) => `Selección de facturas (${count})`,
  showPassword: 'Mostrar contraseña',
  skipToContent: 'Saltar al contenido',
  slide: (position: number, count: number) => `${position} de ${count}`,
  total: 'Total',
};

/** Every sentence the kit can say; a deployment replaces any of them. */
export type KitMessages = typeof spanishMessages;
