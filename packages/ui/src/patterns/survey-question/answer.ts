import type { ReactNode } from 'react';
import type { Rating } from '../../inputs/rating-scale/index.ts';

/** One thing that can be selected or rated. */
export interface SurveyChoice {
  /** What is handed back when it is selected; unique in its question. */
  value: string;
  /** What is read: a thing to rate, or an answer. */
  label: string;
  /** A picture beside the label: a screen, a phone. */
  icon?: ReactNode;
}

/** How a question is answered, with the answer so far (spec 2 and 3). */
export type SurveyAnswer =
  | {
      /** Things to rate, each on its own scale; one of them where the question is the thing. */
      kind: 'rating';
      /** Each is rated by itself, from top to bottom. */
      items: readonly SurveyChoice[];
      /** The rating of each thing, by its value; nothing for those not rated yet. */
      ratings: Readonly<Partial<Record<string, Rating>>>;
      /** Called with the item's value and the rating it was given. */
      onRate: (item: string, rating: Rating) => void;
      /** What is said beside a thing that still has to be rated, by its value. */
      itemErrors?: Readonly<Partial<Record<string, ReactNode>>>;
    }
  | {
      /** One of a few: yes or no, a role. */
      kind: 'choice';
      /** The answers, of which one can be given. */
      options: readonly SurveyChoice[];
      /** The value of the answer given, or null while there is none. */
      value: string | null;
      /** Called with the value of the answer that was selected. */
      onValueChange: (value: string) => void;
    }
  | {
      /** Any of a few: devices. */
      kind: 'choices';
      /** The answers, of which any number can be given. */
      options: readonly SurveyChoice[];
      /** The values of the answers given. */
      value: readonly string[];
      /** Called with all the values after each change. */
      onValueChange: (value: readonly string[]) => void;
    }
  | {
      /** Free words. */
      kind: 'comment';
      /** What was written so far. */
      value: string;
      /** Called with the whole text on every change. */
      onValueChange: (value: string) => void;
      /** The most letters it may have; none without it. */
      maxLength?: number;
    }
  | {
      /** A kind nobody knows: the message says so in place of a field. */
      kind: 'not-allowed';
      /** What stands in the field's place: that this question cannot be answered here. */
      message: string;
    };

/** The answer of one kind. */
export type SurveyAnswerOf<Kind extends SurveyAnswer['kind']> = Extract<
  SurveyAnswer,
  { kind: Kind }
>;
