import { PersonalInformationDocument } from './personal-information.generated.ts';

/** The record of a user. */
export const firstPersonalInformation = (userId: string) => ({
  document: PersonalInformationDocument,
  variables: { user: userId },
});
