import { RatingScale } from '../../inputs/rating-scale/index.ts';
import type { SurveyAnswerOf } from './survey-answer.ts';

export interface RatingListProps extends SurveyAnswerOf<'rating'> {
  disabled: boolean;
  /** Whether the answer is invalid. Items without a rating show it. */
  invalid: boolean;
  /** Whether every item must be rated. */
  required: boolean;
}

/** Items to rate, in two columns if their scales fit. */
export const RatingList = ({
  items,
  ratings,
  onRate,
  itemErrors,
  invalid,
  disabled,
  required,
}: RatingListProps) => (
  <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
    {items.map((item) => (
      <RatingScale
        key={item.value}
        label={item.label}
        value={ratings[item.value] ?? null}
        onValueChange={(rating) => onRate(item.value, rating)}
        error={itemErrors?.[item.value]}
        invalid={itemErrors?.[item.value] !== undefined || (invalid && !ratings[item.value])}
        disabled={disabled}
        required={required}
      />
    ))}
  </div>
);
