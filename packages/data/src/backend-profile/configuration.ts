/** Reads, validates and describes the backend profile, for servers and scripts. */
export type { BackendProfile } from './backend-profile.ts';
/** @public */
export type { CapabilityName } from './capabilities.ts';
export { type Capabilities, capabilityNames } from './capabilities.ts';
export { capabilityDescriptions } from './capability-descriptions.ts';
export { magentoProfile } from './profiles/magento.ts';
export { sandboxProfile } from './profiles/sandbox.ts';
export { BackendConfigError, readBackendProfile } from './read-backend-profile.ts';
