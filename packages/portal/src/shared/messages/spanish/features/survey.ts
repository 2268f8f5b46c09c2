/** Texts that leave the build with the feature 'survey'. */
export const texts = {
  'Five questions, two minutes. Your answers help us improve.':
    'Cinco preguntas, dos minutos. Sus respuestas nos ayudan a mejorar.',
} as const;
