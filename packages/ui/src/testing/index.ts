export { installJsdomPolyfills } from './jsdom-polyfills.ts';
