import { certificateBusinesses, parseCalendarDate, printFormats } from '@surtidor/domain';
import { printFormatLabels } from '@surtidor/domain/certificates';
import { Alert, Card, DateRangePicker, RequiredNote, Select } from '@surtidor/ui';
import { useWatch } from 'react-hook-form';
import { FormFrame } from '../../../features/forms/index.ts';
import { StationField } from '../../../features/stations/station-field.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useRequestForm } from './use-request-form.ts';

export interface RequestFormProps {
  /** The code of the initial station; empty for none. */
  readonly station: string;
  /** Called when a request settles. */
  readonly onSettled: () => void;
}

/** The form to request a certificate (spec 2 and 5). */
export const RequestForm = ({ station, onSettled }: RequestFormProps) => {
  const text = useText();
  const request = useRequestForm(station, onSettled);
  return (
    <Card title={text('New certificate')}>
      <FormFrame
        form={request.form}
        saveLabel={text('Generate certificate')}
        savingLabel={text('Generating…')}
        failureTitle={text('We could not request your certificate')}
      >
        <RequiredNote />
        <RequestFields {...request} />
        {request.resultText !== null && (
          <Alert tone="success" title={text('Certificate requested')}>
            {`${request.resultText} ${text('It is at the end of the list below.')}`}
          </Alert>
        )}
      </FormFrame>
    </Card>
  );
};

const setValueOptions = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

const RequestFields = ({
  form,
  today,
  limits,
}: Omit<ReturnType<typeof useRequestForm>, 'resultText'>) => {
  const text = useText();
  const { printFormat, business, destinationCode } = useWatch({
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
            onCodeChange={(code) => setValue('destinationCode', code, setValueOptions)}
            disabled={disabled}
          />
        </div>
        <SalesDates {...{ form, today, limits }} />
        <Select
          label={text('Print format')}
          required
          options={printFormats.map((value) => ({ value, label: text(printFormatLabels[value]) }))}
          value={printFormat ?? ''}
          onValueChange={(next) => setValue('printFormat', next, setValueOptions)}
          disabled={disabled}
          {...form.binding('printFormat')}
        />
        <Select
          label={text('Business')}
          required
          options={certificateBusinesses.map((value) => ({ value, label: value }))}
          placeholder={text('Choose the business')}
          value={business ?? ''}
          onValueChange={(next) => setValue('business', next, setValueOptions)}
          onBlur={() => void trigger('business')}
          disabled={disabled}
          {...form.binding('business')}
        />
      </div>
    </div>
  );
};

/** The days of the sales. */
const SalesDates = ({
  form,
  today,
  limits,
}: Omit<ReturnType<typeof useRequestForm>, 'resultText'>) => {
  const text = useText();
  const { startDate, endDate } = useWatch({
    control: form.form.control,
    compute: (values) => values,
  });
  const { setValue } = form.form;
  return (
    <DateRangePicker
      label={text('Sales dates')}
      required
      value={startDate && endDate ? { start: startDate, end: endDate } : null}
      onValueChange={({ start, end }) => {
        setValue('endDate', parseCalendarDate(end));
        setValue('startDate', parseCalendarDate(start), setValueOptions);
      }}
      today={today}
      {...(limits.min && { min: limits.min })}
      {...(limits.max && { max: limits.max })}
      hint={text('From one year ago to yesterday.')}
      disabled={form.saving}
      {...form.binding('startDate')}
    />
  );
};

interface DestinationFieldProps {
  /** The code of the selected destination; empty for all. */
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly disabled: boolean;
}

/** Selects the destination of the certificate by code or name. The default is all. */
const DestinationField = ({ code, onCodeChange, disabled }: DestinationFieldProps) => {
  const text = useText();
  return (
    <StationField
      label={text('Destination')}
      optional
      hint={text('Leave empty to include all your destinations.')}
      code={code}
      onCodeChange={onCodeChange}
      disabled={disabled}
      failureText={text(
        'We could not load your destinations. If you do not select one, the certificate includes all of them.',
      )}
    />
  );
};
