import type * as ours from '@surtidor/data/schema';
import type * as core from '@vue-storefront/magento-types';

/**
 * The calls that the contract shares with the core of the Magento family, held against types that were
 * generated from its real schema (`@vue-storefront/magento-types`). Only the compiler reads this file.
 */

/** Compiles only where whatever we send is taken there. */
type Sends<Ours extends Theirs, Theirs> = readonly [Ours, Theirs];

/** Arguments as they are sent: our generated types also let a list hold undefined, which no JSON can. */
type Sent<Arguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends infer Value
    ? Value extends readonly (infer Item)[]
      ? Exclude<Item, undefined>[]
      : Value
    : never;
};

/** Compiles only where the family's answer has every field that we read of it. */
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
