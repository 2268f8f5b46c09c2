import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { SurveyAnswerOf, SurveyChoice } from './survey-answer.ts';

interface TilesProps {
  /** The shared name of the radio buttons. */
  name: string;
  disabled: boolean;
  /** Whether the answer is invalid or missing. */
  invalid: boolean;
}

/** Single choice as tiles: radio buttons with native arrow key navigation. */
export const SingleChoiceTiles = ({
  options,
  value,
  onValueChange,
  name,
  disabled,
  invalid,
  required,
}: SurveyAnswerOf<'choice'> & TilesProps & { required: boolean }) => (
  <Tiles>
    {options.map((option) => (
      <Tile
        key={option.value}
        option={option}
        type="radio"
        name={name}
        invalid={invalid}
        // For screen readers only: the form validates itself (`noValidate`).
        required={required}
        checked={option.value === value}
        disabled={disabled}
        onChange={() => onValueChange(option.value)}
      />
    ))}
  </Tiles>
);

/** Multiple choice as tiles. */
export const MultipleChoiceTiles = ({
  options,
  value: values,
  onValueChange,
  name,
  disabled,
  invalid,
}: SurveyAnswerOf<'choices'> & TilesProps) => {
  const getSelectedValues = (option: string, selected: boolean) =>
    options
      .map(({ value }) => value)
      .filter((value) => (value === option ? selected : values.includes(value)));
  return (
    <Tiles>
      {options.map((option) => (
        <Tile
          key={option.value}
          option={option}
          type="checkbox"
          name={name}
          aria-invalid={invalid || undefined}
          invalid={invalid}
          checked={values.includes(option.value)}
          disabled={disabled}
          onChange={(event) => onValueChange(getSelectedValues(option.value, event.target.checked))}
        />
      ))}
    </Tiles>
  );
};

const Tiles = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

interface TileProps extends ComponentPropsWithoutRef<'input'> {
  option: SurveyChoice;
  invalid: boolean;
}

const tileClasses = cva(
  'flex min-h-11 min-w-28 cursor-pointer items-center gap-2.5 rounded-ui-md bg-ui-surface px-3 py-2 has-checked:border-ui-accent has-checked:bg-ui-primary-soft has-checked:font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-60 max-sm:flex-auto [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ui-ink-soft',
  {
    variants: {
      invalid: { true: 'border-2 border-ui-danger', false: 'border border-ui-line-strong' },
    },
  },
);

const Tile = ({ option, invalid, ...input }: TileProps) => (
  <label className={tileClasses({ invalid })}>
    <input value={option.value} className="size-5 shrink-0 accent-ui-accent" {...input} />
    {option.icon}
    <span className="min-w-0 wrap-break-word">{option.label}</span>
  </label>
);
