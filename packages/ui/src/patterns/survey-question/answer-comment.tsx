import { controlClasses } from '../../inputs/form-field/index.ts';
import { usePatternMessages } from '../../messages/index.ts';
import type { SurveyAnswerOf } from './answer.ts';

export interface AnswerCommentProps extends SurveyAnswerOf<'comment'> {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  required: boolean;
}

/** A comment field with a character count. */
export const AnswerComment = ({
  value,
  onValueChange,
  maxLength,
  id,
  describedBy,
  invalid,
  disabled,
  required,
}: AnswerCommentProps) => {
  const { commentLength } = usePatternMessages();
  return (
    <>
      <textarea
        id={id}
        rows={4}
        value={value}
        maxLength={maxLength}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onChange={(event) => onValueChange(event.target.value)}
        className={`${controlClasses} max-w-lg resize-y`}
      />
      {maxLength !== undefined && (
        <p className="text-sm text-ink-soft tabular-nums">
          {commentLength(value.length, maxLength)}
        </p>
      )}
    </>
  );
};
