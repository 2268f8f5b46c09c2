export { englishMessages } from './english.ts';
export { KitMessagesProvider, type KitMessagesProviderProps, useKitMessages } from './messages.tsx';
export { type KitMessages, spanishMessages } from './spanish.ts';
