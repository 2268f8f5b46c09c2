import { english, type PortalLanguage } from '@surtidor/portal';
import { englishMessages } from '@surtidor/ui';

/** The second language. */
export const en: PortalLanguage = {
  texts: english,
  kit: englishMessages,
  names: { 'Contacto comercial': 'Your contact' },
};
