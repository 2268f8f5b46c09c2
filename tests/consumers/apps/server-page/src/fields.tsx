import { DateRangePicker } from '@surtidor/ui/date-range-picker';
import { MonthPicker } from '@surtidor/ui/month-picker';
import { PasswordField } from '@surtidor/ui/password-field';
import { QuantityStepper } from '@surtidor/ui/quantity-stepper';
import { RadioGroup } from '@surtidor/ui/radio-group';
import { RatingScale } from '@surtidor/ui/rating-scale';
import { SearchBox } from '@surtidor/ui/search-box';
import { SegmentedControl } from '@surtidor/ui/segmented-control';

const noop = () => {};
const states = ['Open', 'Paid'].map((label) => ({ value: label, label }));
const today = '2026-11-20';

/** Fields whose values never change. */
export const Fields = () => (
  <>
    <SearchBox label="Search" onValueChange={noop} />
    <MonthPicker
      label="Month"
      value={{ year: 2026, month: 11 }}
      onValueChange={noop}
      today={today}
    />
    <DateRangePicker
      label="Range"
      value={{ start: '2026-11-01', end: today }}
      onValueChange={noop}
      today={today}
    />
    <PasswordField label="Password" />
    <QuantityStepper label="Quantity" value={3} onValueChange={noop} />
    <RadioGroup
      label="One of two"
      name="state"
      options={states}
      value="Open"
      onValueChange={noop}
    />
    <RatingScale label="Rating" name="rating" value="4" onValueChange={noop} />
    <SegmentedControl label="Side" options={states} value="Open" onValueChange={noop} />
  </>
);
