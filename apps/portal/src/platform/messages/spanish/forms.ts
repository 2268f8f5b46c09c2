/** Texts of all forms. */
export const formTexts = {
  'We kept what you were typing': 'Guardamos lo que estaba escribiendo',
  'Begin anew': 'Empezar de nuevo',
  'It was not saved. Check it and save.': 'No se guardó. Revise la información y guárdela.',
  'Saving ...': 'Guardando...',
  'See what is missing': 'Ver qué falta',
  'We do not know whether it was saved': 'No pudimos confirmar si se guardó',
  'The answer did not arrive. Look whether it is there before you send it again.':
    'No recibimos respuesta. Verifique si la información quedó guardada antes de enviarla de nuevo.',
  'Leave without saving?': '¿Salir sin guardar?',
  'Leave without saving': 'Salir sin guardar',
  'Go on editing': 'Seguir editando',
  'What you typed here has not been saved.': 'Lo que escribió aquí no se ha guardado.',
  '"Passwords" must be identical.': 'Las contraseñas deben ser idénticas.',
  '"Password" must have at least one number.': 'La contraseña debe tener al menos un número.',
  '"Password" must have at least one letter.': 'La contraseña debe tener al menos una letra.',
  '"Password" must have at least one special character.':
    'La contraseña debe tener al menos un carácter especial.',
  'must be active or invactive': 'debe ser activo o inactivo',
  'First name': 'Nombres',
  'Last name': 'Apellidos',
  'Document type': 'Tipo de documento',
  'Current password': 'Contraseña actual',
  'New password': 'Nueva contraseña',
  'Repeat password': 'Confirmar contraseña',
} as const;
