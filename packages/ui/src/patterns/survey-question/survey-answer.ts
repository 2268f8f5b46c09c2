import type { ReactNode } from 'react';
import type { Rating } from '../../inputs/rating-scale/index.ts';

/** An option or an item to rate. */
export interface SurveyChoice {
  /** The value passed to the handlers; unique in its question. */
  value: string;
  /** The label of the option or item. */
  label: string;
  /** An icon beside the label, such as a screen or a phone. */
  icon?: ReactNode;
}

/** The type of a question's answer, with its current value (spec 2 and 3). */
export type SurveyAnswer =
  | {
      /** Items to rate, each on its own scale. A single item if the question itself is rated. */
      kind: 'rating';
      /** The items, from top to bottom. */
      items: readonly SurveyChoice[];
      /** The rating of each item by its value; absent if not rated yet. */
      ratings: Readonly<Partial<Record<string, Rating>>>;
      /** Called with the item's value and its new rating. */
      onRate: (item: string, rating: Rating) => void;
      /** The error of each item that still needs a rating, by its value. */
      itemErrors?: Readonly<Partial<Record<string, ReactNode>>>;
    }
  | {
      /** Single choice, such as yes or no. */
      kind: 'choice';
      /** The options; one can be selected. */
      options: readonly SurveyChoice[];
      /** The selected value, or null. */
      value: string | null;
      /** Called with the selected value. */
      onValueChange: (value: string) => void;
    }
  | {
      /** Multiple choice, such as several devices. */
      kind: 'choices';
      /** The options; any number can be selected. */
      options: readonly SurveyChoice[];
      /** The selected values. */
      value: readonly string[];
      /** Called with all selected values after each change. */
      onValueChange: (value: readonly string[]) => void;
    }
  | {
      /** Free text. */
      kind: 'comment';
      /** The current text. */
      value: string;
      /** Called with the full text on every change. */
      onValueChange: (value: string) => void;
      /** The maximum length in characters; unlimited by default. */
      maxLength?: number;
    }
  | {
      /** An unsupported question type. */
      kind: 'not-allowed';
      /** The message that replaces the field. */
      message: string;
    };

/** An answer of the given kind. */
export type SurveyAnswerOf<Kind extends SurveyAnswer['kind']> = Extract<
  SurveyAnswer,
  { kind: Kind }
>;
