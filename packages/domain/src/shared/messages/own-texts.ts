/**
 * Texts our rules need where the specification is silent (inferred). Written in English like
 * the specification's own, so that every catalogue treats them alike.
 */
export const ownTexts = [
  'All ({n})',
  '"{fieldName}" must have {lengths} digits.',
  '"{fieldName}" has characters that are not allowed.',
  '"{fieldName}" must be between {min} and {max}.',
  'The start date cannot be after the end date.',
  'The date is outside the allowed range.',
  'You need the permission {permission}. Your legal representative can grant it.',
  'This address is not allowed.',
  'The request was not sent.',
  'We are checking what happened to your request.',
  'Wrong e-mail or password.',
  'Too many attempts. Try again in a few minutes.',
  'Your current session may not do this.',
  'A support session may not do this.',
  'A payment of this document is already in progress.',
  'There is a new version of the portal.',
  'An unexpected error occurred.',
] as const;
