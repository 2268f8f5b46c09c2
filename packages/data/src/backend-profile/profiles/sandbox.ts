import type { BackendProfile } from '../backend-profile.ts';
import { createCapabilities } from '../capabilities.ts';

/** The sandbox, with every capability. */
export const sandboxProfile: BackendProfile = {
  typeNames: {},
  aliases: {},
  newsSort: 'Latest',
  personMutations: { calls: 'customer', answer: 'fields', destinationIds: 'list' },
  surveyMutation: 'submitSurvey',
  tokenLifeSeconds: 604_800,
  errorMessages: {
    statusByCategory: false,
    revokesEveryToken: false,
    unauthorizedTexts: [],
    emailTakenTexts: [],
  },
  capabilities: createCapabilities(true),
};
