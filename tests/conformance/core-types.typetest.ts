import type * as ours from '@surtidor/data/schema';
import type * as core from '@vue-storefront/magento-types';

/**
 * Checks the operations shared with Magento against types generated from Magento's schema
 * (`@vue-storefront/magento-types`). Type tests only: nothing here runs.
 */

/** Compiles only if Magento accepts everything we send. */
type Sends<Ours extends Theirs, Theirs> = readonly [Ours, Theirs];

/** Arguments as sent: our generated types also allow undefined in lists, which JSON cannot contain. */
type Sent<Arguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends infer Value
    ? Value extends readonly (infer Item)[]
      ? Exclude<Item, undefined>[]
      : Value
    : never;
};

/** Compiles only if Magento's response has every field that we read. */
type Reads<Fields extends keyof Theirs, Theirs> = readonly [Fields, Theirs];

export type SharedCalls = readonly [
  Sends<ours.MutationGenerateCustomerTokenArgs, core.MutationGenerateCustomerTokenArgs>,
  Sends<ours.MutationChangeCustomerPasswordArgs, core.MutationChangeCustomerPasswordArgs>,
  Sends<Sent<ours.QueryCmsBlocksArgs>, core.QueryCmsBlocksArgs>,
  Reads<'token', core.CustomerToken>,
  Reads<'result', core.RevokeCustomerTokenOutput>,
  Reads<'items', core.CmsBlocks>,
  Reads<'content' | 'identifier' | 'title', core.CmsBlock>,
  Reads<'firstname' | 'lastname' | 'email', core.Customer>,
];
