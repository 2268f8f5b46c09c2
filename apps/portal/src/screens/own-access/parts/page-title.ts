import type { AccessRoute } from '@surtidor/domain';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { portalRoute } from '../../../platform/routes/routes.ts';

/** The title of a page; the profile page is also that of users. */
export const pageTitle = ({ id }: AccessRoute, text: Text): string =>
  text(id === 'edit-profile' ? 'The people of the company' : portalRoute(id).title);
