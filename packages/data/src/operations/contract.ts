import type { CapabilityName } from '../backend-profile/capabilities.ts';

/** What of the contract is needed to make an operation ready for a backend; codegen writes it. */
export interface Contract {
  /** Type -> field -> its type, for fields that have fields of their own. */
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `Type.field(argument)` -> its input type, where that has optional fields. */
  readonly inputs: Readonly<Record<string, string>>;
  /** `Type.field`, `Type.field(argument)` or `Input.field` -> the capability that it needs. */
  readonly optional: Readonly<Record<string, CapabilityName>>;
}
