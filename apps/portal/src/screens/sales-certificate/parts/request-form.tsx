import type { RequestedCertificate } from '@surtidor/data';
import {
  certificateBusinesses,
  parseCalendarDate,
  printFormatLabels,
  printFormats,
} from '@surtidor/domain';
import { Alert, CertificateForm } from '@surtidor/ui';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { DestinationField } from './destination-field.tsx';
import { useRequest } from './use-request.ts';

/** How the last request ended. */
const Answer = ({ answer }: { answer: RequestedCertificate }) => {
  const text = useText();
  if (answer.kind === 'failed') {
    return (
      <Alert tone="danger" title={text('Your certificate was not requested')}>
        {failureText(answer.failure, text)}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={text('Your certificate was requested')}>
      {answer.serverText} {text('It stands at the end of the list below.')}
    </Alert>
  );
};

/** Brings the first wrong field into focus each time the form was sent in vain. */
function useFocusOnWrong(sends: number, wrong: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a sending moves the focus
  useEffect(() => {
    if (sends > 0 && wrong) {
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [sends]);
  return ref;
}

export interface RequestFormProps {
  /** Told when a request has ended, well or not. */
  readonly onSettled: () => void;
}

/** Asks for a certificate (spec 2 and 5). */
export const RequestForm = ({ onSettled }: RequestFormProps) => {
  const text = useText();
  const { form, today, limits, errors, sends, requesting, answer, submit } = useRequest(onSettled);
  const { startDate, endDate, printFormat, business, destinationCode } = useWatch({
    control: form.control,
    compute: (values) => values,
  });
  const ref = useFocusOnWrong(sends, Object.keys(errors).length > 0);
  const change = { shouldDirty: true, shouldValidate: sends > 0 };
  const wrongDates = errors.startDate?.message ?? errors.endDate?.message;
  return (
    <div ref={ref}>
      <CertificateForm
        title={text('New certificate')}
        destination={
          <DestinationField
            code={destinationCode}
            onCodeChange={(code) => form.setValue('destinationCode', code, change)}
            disabled={requesting}
          />
        }
        dates={{
          value: startDate && endDate ? { start: startDate, end: endDate } : null,
          onValueChange: ({ start, end }) => {
            form.setValue('startDate', parseCalendarDate(start), change);
            form.setValue('endDate', parseCalendarDate(end), change);
          },
          today,
          ...(limits.min && { min: limits.min }),
          ...(limits.max && { max: limits.max }),
          hint: text('From one year ago to yesterday.'),
          ...(wrongDates && { error: wrongDates }),
        }}
        printFormats={printFormats.map((value) => ({
          value,
          label: text(printFormatLabels[value]),
        }))}
        printFormat={printFormat ?? ''}
        onPrintFormatChange={(next) =>
          form.setValue('printFormat', printFormats.find((one) => one === next) ?? null, change)
        }
        printFormatError={errors.printFormat?.message}
        businesses={certificateBusinesses.map((value) => ({ value, label: value }))}
        business={business ?? ''}
        onBusinessChange={(next) =>
          form.setValue(
            'business',
            certificateBusinesses.find((one) => one === next) ?? null,
            change,
          )
        }
        businessPlaceholder={text('Choose the business')}
        businessError={errors.business?.message}
        state={requesting ? 'generating' : 'ready'}
        outcome={answer && <Answer answer={answer} />}
        onGenerate={submit}
      />
    </div>
  );
};
