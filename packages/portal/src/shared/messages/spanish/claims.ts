import { addTexts } from '../catalogue.ts';

/** Texts of questions and claims. */
export const claimsTexts = addTexts({
  'Questions and claims': 'Preguntas y reclamos',
  'Ask or claim': 'Preguntar o reclamar',
  'Question or claim: {subject}': 'Pregunta o reclamo: {subject}',
  'There are no questions or claims.': 'No hay preguntas ni reclamos.',
  'We received your question or claim': 'Recibimos su pregunta o reclamo',
  'The answer will be here, and we will tell you in your notifications.':
    'La respuesta quedará aquí y le avisaremos en sus notificaciones.',
  'The chat could not be opened. Try again in a moment.':
    'No se pudo abrir el chat. Intente de nuevo en un momento.',
  Answer: 'Respuesta',
  Received: 'Recibido',
  Answered: 'Respondido',
  Closed: 'Cerrado',
  'Question or claim': 'Pregunta o reclamo',
  Reason: 'Motivo',
  'Choose a reason': 'Elija un motivo',
  'Photos and PDF files': 'Fotos y archivos PDF',
  'Up to {count} files. Photos are made smaller.':
    'Máximo {count} archivos. Reducimos el tamaño de las fotos.',
  'Reading the files…': 'Leyendo los archivos…',
  'Attach photos or PDF files only.': 'Adjunte solo fotos o archivos PDF.',
  'The files are too large together. Attach fewer or smaller ones.':
    'Los archivos pesan demasiado. Adjunte menos o unos más livianos.',
  'Attach at most {count} files.': 'Adjunte máximo {count} archivos.',
  'Customer service answers here. The answer is also in your notifications.':
    'Servicio al cliente le responde aquí. También le avisamos en sus notificaciones.',
  'Send the question': 'Enviar',
  'Sending…': 'Enviando…',
  'Your question or claim was not sent': 'Su pregunta o reclamo no se envió',
  'We could not confirm whether it was sent': 'No pudimos confirmar si se envió',
  'Send it again: if we have received it, it is not repeated.':
    'Envíelo otra vez: si ya lo recibimos, no se repite.',
});
