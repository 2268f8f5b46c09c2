import type * as ours from '@surtidor/data/schema';
import type * as core from '@vue-storefront/magento-types';

/**
 * Checks the operations shared with Magento against types generated from Magento's schema
 * (`@vue-storefront/magento-types`). This file contains only types.
 */

/** Compiles only if Magento accepts the arguments that the portal sends. */
type Accepts<Ours extends Theirs, Theirs> = readonly [Ours, Theirs];

/** Removes undefined from list items, which the generated types allow and JSON cannot contain. */
type JsonArguments<Arguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends infer Value
    ? Value extends readonly (infer Item)[]
      ? Exclude<Item, undefined>[]
      : Value
    : never;
};

/** Compiles only if Magento's response has every field that the portal reads. */
type HasFields<Fields extends keyof Theirs, Theirs> = readonly [Fields, Theirs];

export type SharedCalls = readonly [
  Accepts<ours.MutationGenerateCustomerTokenArgs, core.MutationGenerateCustomerTokenArgs>,
  Accepts<ours.MutationChangeCustomerPasswordArgs, core.MutationChangeCustomerPasswordArgs>,
  Accepts<JsonArguments<ours.QueryCmsBlocksArgs>, core.QueryCmsBlocksArgs>,
  HasFields<'token', core.CustomerToken>,
  HasFields<'result', core.RevokeCustomerTokenOutput>,
  HasFields<'items', core.CmsBlocks>,
  HasFields<'content' | 'identifier' | 'title', core.CmsBlock>,
  HasFields<'firstname' | 'lastname' | 'email', core.Customer>,
];
