import type { ReactNode } from 'react';
import type { Rating } from '../../rating-scale/index.ts';

/** One thing that can be chosen or rated. */
export interface SurveyChoice {
  value: string;
  label: string;
  /** A picture beside the label: a screen, a phone. */
  icon?: ReactNode;
}

/** How a question is answered, with the answer so far (spec 2 and 3). */
export type SurveyAnswer =
  | {
      /** Things to rate, each on its own scale; one of them where the question is the thing. */
      kind: 'rating';
      items: readonly SurveyChoice[];
      /** The rating of each thing, by its value; nothing for those not rated yet. */
      ratings: Readonly<Partial<Record<string, Rating>>>;
      onRate: (item: string, rating: Rating) => void;
      /** What is said beside a thing that still has to be rated, by its value. */
      itemErrors?: Readonly<Partial<Record<string, ReactNode>>>;
    }
  | {
      /** One of a few: yes or no, a role. */
      kind: 'choice';
      options: readonly SurveyChoice[];
      value: string | null;
      onValueChange: (value: string) => void;
    }
  | {
      /** Any of a few: devices. */
      kind: 'choices';
      options: readonly SurveyChoice[];
      values: readonly string[];
      onValuesChange: (values: readonly string[]) => void;
    }
  | {
      /** Free words. */
      kind: 'comment';
      value: string;
      onValueChange: (value: string) => void;
      /** The most letters it may have; none without it. */
      maxLength?: number;
    }
  | {
      /** A kind nobody knows: the message says so in place of a field. */
      kind: 'not-allowed';
      message: string;
    };

/** The answer of one kind. */
export type SurveyAnswerOf<Kind extends SurveyAnswer['kind']> = Extract<
  SurveyAnswer,
  { kind: Kind }
>;
