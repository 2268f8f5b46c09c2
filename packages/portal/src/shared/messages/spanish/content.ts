/** Texts of the terms page. */
export const contentTexts = {
  'Update your terms and conditions and data usage policies to continue.':
    'Actualice los términos y condiciones y las políticas de uso de datos para continuar.',
  'Terms and data usage': 'Términos y uso de datos',
  'Read and accept both texts to continue.': 'Lea ambos textos y acéptelos para continuar.',
  'I accept the terms and conditions': 'Acepto los términos y condiciones',
  'I accept the privacy policy': 'Acepto la política de privacidad',

  'the privacy policy': 'la política de privacidad',
  'Save and continue': 'Guardar y continuar',
  'Your acceptance was not saved': 'No se guardó su aceptación',
  'Read {title}': 'Leer {title}',
  'Support sessions cannot accept the terms for the customer.':
    'Una sesión de soporte no puede aceptar los términos por el cliente.',
  'News detail': 'Noticias',
  'All news': 'Todas las noticias',
  'Back to home': 'Volver al inicio',
} as const;
