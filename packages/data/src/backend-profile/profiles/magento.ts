import type { BackendProfile } from '../backend-profile.ts';
import { allCapabilities } from '../capabilities.ts';

/**
 * The backend family behind the specification: its calls and fields only. A deployment's own names
 * of input types go into `typeNames`.
 */
export const magentoProfile: BackendProfile = {
  typeNames: {},
  aliases: { 'BlogPost.content': 'post_content' },
  newsSort: 'Latest',
  personMutations: { answer: 'fields', destinationIds: 'list' },
  tokenLifeSeconds: 3_600,
  errorManners: {
    statusByCategory: true,
    revokesEveryToken: true,
    unauthorizedTexts: [],
    emailTakenTexts: [],
  },
  capabilities: allCapabilities(false),
};
