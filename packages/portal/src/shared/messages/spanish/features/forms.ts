/** Texts that leave the build with the feature 'forms'. */
export const texts = {
  Form: 'Formulario',
  'Answer what applies to you, then send your answers.':
    'Responda lo que corresponda y envíe sus respuestas.',
} as const;
