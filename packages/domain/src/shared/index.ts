export * from './assert-never.ts';
export { compareText } from './compare-text.ts';
export * from './constants/index.ts';
export type { CountryCurrency, CountryData } from './countries.ts';
export {
  addCountries,
  findCountryProblem,
  getCountry,
  getCurrencies,
  isCurrency,
} from './country-currencies.ts';
export * from './dates/index.ts';
export * from './document-name.ts';
export * from './durations.ts';
export * from './errors/index.ts';
export * from './messages/keys.ts';
export * from './messages/message.ts';
export { renderMessage } from './messages/render-message.ts';
export type { Message, MessageArguments, MessageParams } from './messages/types.ts';
export * from './money/index.ts';
export * from './paging/index.ts';
export * from './remote/index.ts';
export * from './selection.ts';
export type * from './state-tone.ts';
export * from './validation/index.ts';
