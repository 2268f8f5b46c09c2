import { type FormEvent, forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '../../inputs/date-range-picker/index.ts';
import { Select, type SelectOption } from '../../inputs/select/index.ts';
import { Card } from '../../layout/card/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface CertificateFormProps extends RootProps {
  /** The form's heading; absent where the page's own says it. */
  title?: string;
  /** The heading's level in the page. */
  level?: 2 | 3;
  /** The field of the destination: a large selector for thousands, a select for a few. */
  destination: ReactNode;
  /** The days of the sales with their limits. */
  dates: Omit<DateRangePickerProps, 'label' | 'labelMode' | 'disabled'>;
  /** How the certificate may be laid out. */
  printFormats: ReadonlyArray<SelectOption>;
  /** The selected print format, or an empty text. */
  printFormat: string;
  /** Called with the value of the selected print format. */
  onPrintFormatChange: (printFormat: string) => void;
  /** Why the print format cannot be taken. Present means invalid. */
  printFormatError?: ReactNode;
  /** The lines of business whose sales may be certified. */
  businesses: ReadonlyArray<SelectOption>;
  /** The selected business, or an empty text. */
  business: string;
  /** Called with the value of the selected business. */
  onBusinessChange: (business: string) => void;
  /** What stands in the field while no business is selected. */
  businessPlaceholder?: string;
  /** Why the business cannot be taken. Present means invalid. */
  businessError?: ReactNode;
  /** The request is under way: nothing can be changed. */
  busy?: boolean;
  /** How the last request ended: an `Alert`. */
  outcome?: ReactNode;
  /** Asks for the certificate of what the fields hold; never while one is being made. */
  onGenerate: () => void;
}

/** Asks for a sales certificate (spec 2, sales certificate). */
export const CertificateForm = forwardRef<HTMLElement, CertificateFormProps>(
  function CertificateForm(
    { title, level, destination, dates, busy = false, outcome, onGenerate, ...form },
    ref,
  ) {
    const messages = usePatternMessages();
    const submit = (event: FormEvent) => {
      event.preventDefault();
      if (!busy) onGenerate();
    };
    return (
      <Card ref={ref} {...passedOn(form)} className={form.className} title={title} level={level}>
        <form noValidate onSubmit={submit} className="@container flex flex-col gap-4">
          <div className="grid items-start gap-4 @md:grid-cols-2">
            <div className="min-w-0">{destination}</div>
            <DateRangePicker
              {...dates}
              label={messages.certificateDates}
              required
              disabled={busy}
            />
            <Select
              label={messages.printFormat}
              required
              options={form.printFormats}
              value={form.printFormat}
              onValueChange={form.onPrintFormatChange}
              error={form.printFormatError}
              disabled={busy}
            />
            <Select
              label={messages.business}
              required
              options={form.businesses}
              placeholder={form.businessPlaceholder}
              value={form.business}
              onValueChange={form.onBusinessChange}
              error={form.businessError}
              disabled={busy}
            />
          </div>
          {outcome}
          <div className="flex justify-end">
            <Button
              type="submit"
              busy={busy}
              busyLabel={messages.generating}
              className="@max-sm:w-full"
            >
              {messages.generateCertificate}
            </Button>
          </div>
        </form>
      </Card>
    );
  },
);
