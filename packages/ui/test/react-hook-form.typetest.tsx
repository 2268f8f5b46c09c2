/** What of react-hook-form's `field` a piece takes as it is, and what it refuses. Compiled, never run. */
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
  MultiSelect,
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

/** The field with its `onChange` where the kit calls it. */
const kept = <Name extends keyof Form>({ onChange, ...rest }: Field<Name>) => ({
  ...rest,
  onValueChange: onChange,
});

const today = '2026-11-20';
const options = [{ value: 'a', label: 'A' }];

/** Plain controls take the whole field. */
export const whole = [
  <TextField key="1" label="Text" {...field.text} />,
  <PasswordField key="2" label="Password" {...field.text} />,
  <Select key="3" label="Select" options={options} {...field.text} />,
  <Textarea key="4" label="Textarea" {...field.text} />,
];

/** The others take it with `onValueChange`. */
export const renamed = [
  <MoneyInput key="1" label="Amount" format={{} as never} {...kept(field.amount)} />,
  <DatePicker key="2" label="Day" today={today} {...kept(field.day)} />,
  <DateRangePicker key="3" label="Range" today={today} {...kept(field.range)} />,
  <MonthPicker key="4" label="Month" today={today} {...kept(field.month)} />,
  <MultiSelect key="5" label="Some" options={options} {...kept(field.several)} />,
  <LargeSelect key="6" label="Many" options={[]} {...kept(field.several)} />,
  <QuantityStepper key="7" label="Count" {...kept(field.count)} />,
  <RadioGroup key="8" label="One" options={options} {...kept(field.choice)} />,
  <RatingScale key="9" label="Rating" {...kept(field.rating)} />,
  <SegmentedControl
    key="10"
    label="Side"
    options={[{ value: 'a', label: 'A' }]}
    {...kept(field.side)}
  />,
  <FileField key="11" label="Files" multiple {...kept(field.files)} />,
];

const { value: accepted, onChange: setAccepted, ...box } = field.accepted;
const { onChange: setText, ...search } = field.text;

/** A box is checked, a search is started. */
export const named = [
  <Checkbox key="1" label="Accept" checked={accepted} onCheckedChange={setAccepted} {...box} />,
  <Switch key="3" label="Notify" checked={accepted} onCheckedChange={setAccepted} {...box} />,
  <SearchBox key="2" label="Search" onSearch={setText} {...search} />,
];

/** Where the spread would compile and lose every change, it does not compile. */
export const refused = [
  // @ts-expect-error its onChange would never be called
  <MoneyInput key="1" label="Amount" format={{} as never} {...field.amount} />,
  // @ts-expect-error its onChange would never be called
  <DatePicker key="2" label="Day" today={today} {...field.day} />,
  // @ts-expect-error its onChange would never be called
  <DateRangePicker key="3" label="Range" today={today} {...field.range} />,
  // @ts-expect-error its onChange would never be called
  <MonthPicker key="4" label="Month" today={today} {...field.month} />,
  // @ts-expect-error its onChange would never be called
  <MultiSelect key="5" label="Some" options={options} {...field.several} />,
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
  // @ts-expect-error a box has no boolean value
  <Checkbox key="11" label="Accept" {...field.accepted} />,
  // @ts-expect-error its onChange would never be called
  <SearchBox key="12" label="Search" onSearch={setText} {...field.text} />,
  // @ts-expect-error a switch has no boolean value
  <Switch key="13" label="Notify" {...field.accepted} />,
  // @ts-expect-error its onChange would never be called
  <FileField key="14" label="Files" {...field.files} />,
];
