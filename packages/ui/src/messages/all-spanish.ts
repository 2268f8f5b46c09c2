import type { KitMessages } from './messages.tsx';
import { spanishMessages } from './spanish.ts';
import { spanishAmountMessages } from './spanish-amounts.ts';
import { spanishChoiceMessages } from './spanish-choices.ts';
import { spanishDateMessages } from './spanish-dates.ts';
import { spanishFileMessages } from './spanish-files.ts';
import { spanishListMessages } from './spanish-lists.ts';
import { spanishPatternMessages } from './spanish-patterns.ts';

/** All Spanish messages of the kit, to switch back to Spanish or as a template for another language. */
export const allSpanishMessages: KitMessages = {
  ...spanishMessages,
  ...spanishDateMessages,
  ...spanishChoiceMessages,
  ...spanishFileMessages,
  ...spanishListMessages,
  ...spanishPatternMessages,
  ...spanishAmountMessages,
};
