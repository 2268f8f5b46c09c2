export { allSpanishMessages as spanishMessages } from './all-spanish.ts';
export { englishMessages } from './english.ts';
export {
  type KitMessages,
  KitMessagesProvider,
  type KitMessagesProviderProps,
  useKitMessages,
} from './messages.tsx';
export type { AmountMessages } from './spanish-amounts.ts';
export type { ChoiceMessages } from './spanish-choices.ts';
export type { DateMessages } from './spanish-dates.ts';
export type { FileMessages } from './spanish-files.ts';
export type { ListMessages } from './spanish-lists.ts';
export type { PatternMessages } from './spanish-patterns.ts';
export { useAmountMessages } from './use-amount-messages.ts';
export { useChoiceMessages } from './use-choice-messages.ts';
export { useDateMessages } from './use-date-messages.ts';
export { useFileMessages } from './use-file-messages.ts';
export { useListMessages } from './use-list-messages.ts';
export { usePatternMessages } from './use-pattern-messages.ts';
