/** Texts of questions, in the survey and in the generic form. */
export const questionTexts = {
  'Question {n}': 'Pregunta {n}',
  'Send answers': 'Enviar respuestas',
  'Your answers were not sent': 'Sus respuestas no se enviaron',
  'Thank you for your answers': 'Gracias por sus respuestas',
  'We received your answers. You do not need to answer again.':
    'Las recibimos. No es necesario que responda de nuevo.',
  'Support sessions cannot answer for the customer.':
    'Una sesión de soporte no puede responder por el cliente.',
  'There are no questions to show': 'No hay preguntas para mostrar',
  'This form does not exist, or is no longer open.':
    'Este formulario no existe o ya no está abierto.',
} as const;
