import { addTexts } from '../catalogue.ts';

/** Texts of questions, in the survey and in the generic form. */
export const questionsTexts = addTexts({
  bad: 'malo',
  fair: 'regular',
  excellent: 'excelente',
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
  'Five questions, two minutes. Your answers help us improve.':
    'Cinco preguntas, dos minutos. Sus respuestas nos ayudan a mejorar.',
  Form: 'Formulario',
  'Answer what applies to you, then send your answers.':
    'Responda lo que corresponda y envíe sus respuestas.',
});
