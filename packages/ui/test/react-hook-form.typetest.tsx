/** Checks which components accept react-hook-form's `field` as props and which reject it. Compiled, but never run. */
import type { ControllerRenderProps } from 'react-hook-form';
import type { CalendarDay, DateRange, Rating, YearMonth } from '../src/index.ts';
import {
  Checkbox,
  DatePicker,
  DateRangePicker,
  FileField,
  LargeSelect,
  MoneyInput,
  MonthPicker,
  PasswordField,
  QuantityStepper,
  RadioGroup,
  RatingScale,
  SearchBox,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextField,
} from '../src/index.ts';

interface Form {
  text: string;
  amount: number | null;
  day: CalendarDay | null;
  range: DateRange | null;
  month: YearMonth | null;
  several: string[];
  count: number;
  choice: string | null;
  rating: Rating | null;
  side: 'a' | 'b';
  accepted: boolean;
  files: File[];
}

type Field<Name extends keyof Form> = ControllerRenderProps<Form, Name>;
declare const field: { readonly [Name in keyof Form]: Field<Name> };

/** Renames a field's `onChange` to the kit's `onValueChange`. */
const toKitField = <Name extends keyof Form>({ onChange, ...rest }: Field<Name>) => ({
  ...rest,
  onValueChange: onChange,
});

const today = '2026-11-20';
const options = [{ value: 'a', label: 'A' }];

/** Plain controls accept the complete field. */
export const spreadFields = [
  <TextField key="1" label="Text" {...field.text} />,
  <PasswordField key="2" label="Password" {...field.text} />,
  <Select key="3" label="Select" options={options} {...field.text} />,
  <Textarea key="4" label="Textarea" {...field.text} />,
];

/** Other controls call `onValueChange`. */
export const valueChangeFields = [
  <MoneyInput key="1" label="Amount" format={{} as never} {...toKitField(field.amount)} />,
  <DatePicker key="2" label="Day" today={today} {...toKitField(field.day)} />,
  <DateRangePicker key="3" label="Range" today={today} {...toKitField(field.range)} />,
  <MonthPicker key="4" label="Month" today={today} {...toKitField(field.month)} />,
  <LargeSelect key="6" label="Many" options={[]} {...toKitField(field.several)} />,
  <QuantityStepper key="7" label="Count" {...toKitField(field.count)} />,
  <RadioGroup key="8" label="One" options={options} {...toKitField(field.choice)} />,
  <RatingScale key="9" label="Rating" {...toKitField(field.rating)} />,
  <SegmentedControl
    key="10"
    label="Side"
    options={[{ value: 'a', label: 'A' }]}
    {...toKitField(field.side)}
  />,
  <FileField key="11" label="Files" multiple {...toKitField(field.files)} />,
];

const { value: accepted, onChange: setAccepted, ...checkboxField } = field.accepted;
const { onChange: setText, ...searchField } = field.text;

/** Checkboxes, switches and searches have their own handlers. */
export const explicitFields = [
  <Checkbox
    key="1"
    label="Accept"
    checked={accepted}
    onCheckedChange={setAccepted}
    {...checkboxField}
  />,
  <Switch
    key="3"
    label="Notify"
    checked={accepted}
    onCheckedChange={setAccepted}
    {...checkboxField}
  />,
  <SearchBox key="2" label="Search" onValueChange={setText} {...searchField} />,
];

/** Spreading the field would lose every change, so it is a type error. */
export const rejectedFields = [
  // @ts-expect-error its onChange would never be called
  <MoneyInput key="1" label="Amount" format={{} as never} {...field.amount} />,
  // @ts-expect-error its onChange would never be called
  <DatePicker key="2" label="Day" today={today} {...field.day} />,
  // @ts-expect-error its onChange would never be called
  <DateRangePicker key="3" label="Range" today={today} {...field.range} />,
  // @ts-expect-error its onChange would never be called
  <MonthPicker key="4" label="Month" today={today} {...field.month} />,
  // @ts-expect-error its onChange would never be called
  <LargeSelect key="6" label="Many" options={[]} {...field.several} />,
  // @ts-expect-error its onChange would never be called
  <QuantityStepper key="7" label="Count" {...field.count} />,
  // @ts-expect-error its onChange would never be called
  <RadioGroup key="8" label="One" options={options} {...field.choice} />,
  // @ts-expect-error its onChange would never be called
  <RatingScale key="9" label="Rating" {...field.rating} />,
  // @ts-expect-error its onChange would never be called
  <SegmentedControl key="10" label="Side" options={options} {...field.side} />,
  // @ts-expect-error a checkbox's value is not a boolean
  <Checkbox key="11" label="Accept" {...field.accepted} />,
  // @ts-expect-error its onChange would never be called
  <SearchBox key="12" label="Search" onValueChange={setText} {...field.text} />,
  // @ts-expect-error a switch's value is not a boolean
  <Switch key="13" label="Notify" {...field.accepted} />,
  // @ts-expect-error its onChange would never be called
  <FileField key="14" label="Files" {...field.files} />,
];
