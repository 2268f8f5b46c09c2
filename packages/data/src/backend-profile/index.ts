/** What differs between backends, as the browser needs it. */
export type { BackendProfile } from './backend-profile.ts';
export { magentoProfile } from './profiles/magento.ts';
export { sandboxProfile } from './profiles/sandbox.ts';
