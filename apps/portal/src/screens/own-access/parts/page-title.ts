import type { AccessRoute } from '@surtidor/domain';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { portalRoute } from '../../../platform/routes/routes.ts';

/** What a page is called here; the page of people is more than one's own profile. */
export const pageTitle = ({ id }: AccessRoute, text: Text): string =>
  text(id === 'edit-profile' ? 'The people of the company' : portalRoute(id).title);
