import {
  certificateBusinesses,
  parseCalendarDate,
  printFormatLabels,
  printFormats,
} from '@surtidor/domain';
import { Alert, Card, DateRangePicker, RequiredNote, Select } from '@surtidor/ui';
import { useWatch } from 'react-hook-form';
import { FormFrame } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { DestinationField } from './destination-field.tsx';
import { useRequest } from './use-request.ts';

export interface RequestFormProps {
  /** Code of the initial station; empty for none. */
  readonly station: string;
  /** Called when a request has settled. */
  readonly onSettled: () => void;
}

/** Requests a certificate (spec 2 and 5). */
export const RequestForm = ({ station, onSettled }: RequestFormProps) => {
  const text = useText();
  const request = useRequest(station, onSettled);
  return (
    <Card title={text('New certificate')}>
      <FormFrame
        form={request.form}
        saveLabel={text('Generate certificate')}
        savingLabel={text('Generating…')}
        failureTitle={text('Your certificate was not requested')}
      >
        <RequiredNote />
        <RequestFields {...request} />
        {request.resultText !== null && (
          <Alert tone="success" title={text('Your certificate was requested')}>
            {request.resultText} {text('It stands at the end of the list below.')}
          </Alert>
        )}
      </FormFrame>
    </Card>
  );
};

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

const RequestFields = ({ form, today, limits }: Omit<ReturnType<typeof useRequest>, 'said'>) => {
  const text = useText();
  const { startDate, endDate, printFormat, business, destinationCode } = useWatch({
    control: form.form.control,
    compute: (values) => values,
  });
  const { setValue, trigger } = form.form;
  const { saving: disabled } = form;
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @md:grid-cols-2">
        <div className="min-w-0">
          <DestinationField
            code={destinationCode}
            onCodeChange={(code) => setValue('destinationCode', code, changed)}
            disabled={disabled}
          />
        </div>
        <DateRangePicker
          label={text('Dates of the sales')}
          required
          value={startDate && endDate ? { start: startDate, end: endDate } : null}
          onValueChange={({ start, end }) => {
            setValue('endDate', parseCalendarDate(end));
            setValue('startDate', parseCalendarDate(start), changed);
          }}
          today={today}
          {...(limits.min && { min: limits.min })}
          {...(limits.max && { max: limits.max })}
          hint={text('From one year ago to yesterday.')}
          disabled={disabled}
          {...form.binding('startDate')}
        />
        <Select
          label={text('Print format')}
          required
          options={printFormats.map((value) => ({ value, label: text(printFormatLabels[value]) }))}
          value={printFormat ?? ''}
          onValueChange={(next) =>
            setValue('printFormat', printFormats.find((one) => one === next) ?? null, changed)
          }
          disabled={disabled}
          {...form.binding('printFormat')}
        />
        <Select
          label={text('Business')}
          required
          options={certificateBusinesses.map((value) => ({ value, label: value }))}
          placeholder={text('Choose the business')}
          value={business ?? ''}
          onValueChange={(next) =>
            setValue('business', certificateBusinesses.find((one) => one === next) ?? null, changed)
          }
          onBlur={() => void trigger('business')}
          disabled={disabled}
          {...form.binding('business')}
        />
      </div>
    </div>
  );
};
