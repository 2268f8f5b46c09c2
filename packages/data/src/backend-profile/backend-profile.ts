import type { Capabilities } from './capabilities.ts';

/** How the two mutations that write a person are answered and take destinations. */
export interface PersonMutations {
  /** `fields`: the person's fields; `customer`: below a field of that name. */
  readonly answer: 'fields' | 'customer';
  /** `destination_id` as a list of numbers, or as one text with commas. */
  readonly destinationIds: 'list' | 'text';
}

/** How a backend speaks of errors and ends sessions. */
export interface ErrorManners {
  /** Whether 401 and 403 follow the category of the first error; older releases answer 200. */
  readonly statusByCategory: boolean;
  /** Whether signing out on one device ends the sessions of every device. */
  readonly revokesEveryToken: boolean;
  /** Texts that say 'not signed in', besides the specification's, for answers without a category. */
  readonly unauthorizedTexts: readonly string[];
  /** Texts that say that an e-mail is taken, besides the specification's. */
  readonly emailTakenTexts: readonly string[];
}

/**
 * Everything that differs between backends. A deployment writes it in `backend.config.json`;
 * `readBackendProfile` takes what is not written there from one of the shipped profiles.
 */
export interface BackendProfile {
  /** Input and enum types of our operations' variables -> the backend's names for them. */
  readonly typeNames: Readonly<Record<string, string>>;
  /** `Type.field` or `Type.field(argument)` of the contract -> the backend's name. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The `sortBy` of `mpBlogPosts` that puts the newest first; null where it takes none. */
  readonly newsSort: string | null;
  readonly personMutations: PersonMutations;
  /** Life of a token; null leaves it to the portal's own setting. */
  readonly tokenLifeSeconds: number | null;
  readonly errorManners: ErrorManners;
  readonly capabilities: Capabilities;
}
