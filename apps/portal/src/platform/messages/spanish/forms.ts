/** What every form says by itself. */
export const formTexts = {
  'We kept what you were typing': 'Guardamos lo que estaba escribiendo',
  'Begin anew': 'Empezar de nuevo',
  'Your session ended before you saved. Check it and save.':
    'Su sesión terminó antes de guardar. Revise los datos y guárdelos.',
  'See what is missing': 'Ver qué falta',
  'Leave without saving?': '¿Salir sin guardar?',
  'Leave without saving': 'Salir sin guardar',
  'Go on editing': 'Seguir editando',
  'What you typed here has not been saved.': 'Lo que escribió aquí no se ha guardado.',
} as const;
