import { firstDocumentTypes, firstPersonalInformation, firstRoles } from '@surtidor/data';
import { abilitiesOf } from '@surtidor/domain';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { profileAddress } from './profile-address.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = (view) => {
  const { session, variant, deploymentOptions, parameters } = view;
  // The terms are demanded alone.
  if (!session.terms.accepted) return [];
  const address = profileAddress(parameters);
  switch (address.kind) {
    case 'create':
      return abilitiesOf(session, variant, deploymentOptions).changeAssociates
        ? [firstRoles(), firstDocumentTypes()]
        : [];
    case 'person':
      return [firstPersonalInformation(address.id ?? session.userId)];
    case 'malformed':
      return [];
  }
};
