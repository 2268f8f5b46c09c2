import { englishAmountMessages, spanishAmountMessages } from './amounts.ts';
import { englishChoiceMessages, spanishChoiceMessages } from './choices.ts';
import { englishCoreMessages, spanishCoreMessages } from './core.ts';
import { englishDateMessages, spanishDateMessages } from './dates.ts';
import { englishFileMessages, spanishFileMessages } from './files.ts';
import { englishListMessages, spanishListMessages } from './lists.ts';
import type { KitMessages } from './messages.tsx';
import { englishPatternMessages, spanishPatternMessages } from './patterns.ts';

/** All Spanish messages of the kit, to switch back to Spanish or as a template for another language. */
export const spanishMessages: KitMessages = {
  ...spanishCoreMessages,
  ...spanishDateMessages,
  ...spanishChoiceMessages,
  ...spanishFileMessages,
  ...spanishListMessages,
  ...spanishPatternMessages,
  ...spanishAmountMessages,
};

/** The English messages of the kit. */
export const englishMessages: KitMessages = {
  ...englishCoreMessages,
  ...englishDateMessages,
  ...englishChoiceMessages,
  ...englishFileMessages,
  ...englishListMessages,
  ...englishPatternMessages,
  ...englishAmountMessages,
};
