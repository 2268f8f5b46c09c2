import { addTexts } from '../catalogue.ts';

/** Texts of the page of the notifications. */
export const notificationsTexts = addTexts({
  'Are you sure to delete all the notifications?':
    '¿Está seguro de eliminar todas las notificaciones?',
  'Updates on your orders.': 'Novedades de sus pedidos.',
  'Show notifications': 'Mostrar notificaciones',
  'All, read and unread': 'Todas',
  'Only unread': 'Sin leer',
  Unread: 'Sin leer',
  'Options of the notification {title}, {time}': 'Opciones de la notificación {title}, {time}',
  'Mark as read': 'Marcar como leída',
  'Mark as unread': 'Marcar como no leída',
  Delete: 'Eliminar',
  'Delete all': 'Eliminar todas',
  '1 notification will be deleted.': 'Se eliminará 1 notificación.',
  '{count} notifications will be deleted.': 'Se eliminarán {count} notificaciones.',
  'The notification was deleted.': 'La notificación se eliminó.',
  '{count} notifications were deleted.': 'Se eliminaron {count} notificaciones.',
  'The notification could not be changed. Try again.':
    'No pudimos cambiar la notificación. Intente de nuevo.',
  'The notifications could not be deleted and are back in the list.':
    'No se completó la eliminación: las notificaciones siguen en la lista.',
  'No unread notifications': 'No tiene notificaciones sin leer',
  'We will let you know here when one of your orders changes.':
    'Aquí le avisaremos cuando cambie alguno de sus pedidos.',
  'Notifications are not available here': 'Las notificaciones no están disponibles',
  'The rest of the portal works normally.': 'El resto del portal funciona como siempre.',
  'Each user has their own notifications, and this session does not identify the user.':
    'Cada usuario tiene sus propias notificaciones y esta sesión no identifica al usuario.',
  Notices: 'Avisos',
});
