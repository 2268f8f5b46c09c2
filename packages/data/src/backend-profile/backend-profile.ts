import type { Capabilities } from './capabilities.ts';

/** Format of the mutations that save a person. */
export interface PersonMutations {
  /**
   * Which two mutations save a person (reading 31). `customer`: `updateCustomerV2` and
   * `crearUsuarioCliente`; `associate`: `updateAssociate` and `createAssociate`.
   */
  readonly calls: 'customer' | 'associate';
  /** Whether they return the person's `fields`, or a field `customer` that contains them. */
  readonly answer: 'fields' | 'customer';
  /** Whether `destination_id` is a list of numbers or one comma-separated string. */
  readonly destinationIds: 'list' | 'text';
}

/** Error and session conventions of a backend. */
export interface ErrorMessages {
  /** Whether the first error's category sets the HTTP status to 401 or 403; older releases use 200. */
  readonly statusByCategory: boolean;
  /** Whether signing out on one device ends the sessions of every device. */
  readonly revokesEveryToken: boolean;
  /** Further messages that mean 'not signed in' in responses without a category. */
  readonly unauthorizedTexts: readonly string[];
  /** Further messages that mean 'the e-mail is taken'. */
  readonly emailTakenTexts: readonly string[];
}

/**
 * Everything that differs between backends. `readBackendProfile` reads it from
 * `backend.config.json`, with defaults from a built-in profile.
 */
export interface BackendProfile {
  /** The backend's names of input and enum types in our operations' variables, by our name. */
  readonly typeNames: Readonly<Record<string, string>>;
  /** The backend's names, by `Type.field` or `Type.field(argument)` of the contract. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The `sortBy` of `mpBlogPosts` for newest first; null if not supported. */
  readonly newsSort: string | null;
  readonly personMutations: PersonMutations;
  /** The mutation that stores the answers of a form (reading 32). */
  readonly surveyMutation: string;
  /** Token lifetime; null for the portal's setting. */
  readonly tokenLifeSeconds: number | null;
  readonly errorMessages: ErrorMessages;
  readonly capabilities: Capabilities;
}
