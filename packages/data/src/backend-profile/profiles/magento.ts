import type { BackendProfile } from '../backend-profile.ts';
import { createCapabilities } from '../capabilities.ts';

/** Magento, with only the operations and fields of the specification. Map a deployment's input types in `typeNames`. */
export const magentoProfile: BackendProfile = {
  typeNames: {},
  aliases: { 'BlogPost.content': 'post_content' },
  newsSort: 'Latest',
  personMutations: { calls: 'customer', answer: 'fields', destinationIds: 'list' },
  surveyMutation: 'submitSurvey',
  tokenLifeSeconds: 3_600,
  errorMessages: {
    statusByCategory: true,
    revokesEveryToken: true,
    unauthorizedTexts: [],
    emailTakenTexts: [],
  },
  capabilities: createCapabilities(false),
};
