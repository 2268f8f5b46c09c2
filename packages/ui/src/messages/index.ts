export { type AmountMessages, useAmountMessages } from './amounts.ts';
export { type ChoiceMessages, useChoiceMessages } from './choices.ts';
export { type DateMessages, useDateMessages } from './dates.ts';
export { type FileMessages, useFileMessages } from './files.ts';
export { englishMessages, spanishMessages } from './languages.ts';
export { type ListMessages, useListMessages } from './lists.ts';
export {
  type KitMessages,
  KitMessagesProvider,
  type KitMessagesProviderProps,
  useKitMessages,
} from './messages.tsx';
export { type PatternMessages, usePatternMessages } from './patterns.ts';
