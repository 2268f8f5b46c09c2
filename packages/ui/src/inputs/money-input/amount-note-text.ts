import type { AmountMessages } from '../../messages/index.ts';
import type { AmountNote } from './amount-draft.ts';

/** Returns the message that explains a change made by the field. */
export const getAmountNoteText = (note: AmountNote, messages: AmountMessages): string => {
  switch (note.kind) {
    case 'lowered':
      return messages.amountLowered(note.max);
    case 'rounded':
      return messages.amountRounded(note.to);
    case 'ignored':
      return messages.amountCharacterIgnored(note.character);
    case 'full':
      return note.part === 'units' ? messages.amountTooLong : messages.amountCentsFull;
    case 'thousands':
      return messages.amountThousands;
    case 'ambiguous':
      return messages.amountAmbiguous;
    case 'refused':
      return messages.amountNotUnderstood;
  }
};
