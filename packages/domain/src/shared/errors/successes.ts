import type { MessageKey } from '../messages/keys.ts';

/** Success messages (spec 4 and 8). */
export const successTexts = {
  'associate-create': 'Associate user was successfully created.',
  'associate-edit': 'Associate user was successfully edited.',
  'password-change': 'User password was successfully changed.',
  compensation:
    'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
} as const satisfies Readonly<Record<string, MessageKey>>;
