import { addTexts } from '../catalogue.ts';

/** Texts of the switch between the companies of a person. */
export const companiesTexts = addTexts({
  'Your companies': 'Sus empresas',
  'Current company': 'Empresa actual',
  'You see and pay the invoices of one company at a time.':
    'Usted consulta y paga las facturas de una empresa a la vez.',
  'What you have not saved on this page is lost.':
    'Perderá lo que no haya guardado en esta página.',
  'You no longer have access to this company.': 'Ya no tiene acceso a esta empresa.',
  'We could not switch the company. Try again in a moment.':
    'No pudimos cambiar de empresa. Intente de nuevo en un momento.',
  'Copy the link to this page': 'Copiar el enlace de esta página',
  'Link copied': 'Enlace copiado',
  'This page is of {name}': 'Esta página es de {name}',
  'This payment is of {name}': 'Este pago es de {name}',
  'Switch to this company': 'Cambiar a esta empresa',
  'You are in another of your companies. Switch to continue.':
    'Usted está en otra de sus empresas. Cambie de empresa para continuar.',
  'You have no access to this company.': 'No tiene acceso a esta empresa.',
});
