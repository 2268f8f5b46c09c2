export { standInForBrowser } from './stand-in-for-browser.ts';
