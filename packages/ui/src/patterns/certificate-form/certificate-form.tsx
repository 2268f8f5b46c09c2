import { type FormEvent, forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '../../inputs/date-range-picker/index.ts';
import { Select, type SelectOption } from '../../inputs/select/index.ts';
import { Card } from '../../layout/card/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface CertificateFormProps extends RootProps {
  /** The form's heading; absent if the page has its own. */
  title?: string;
  /**
   * The heading's level in the page.
   * @default 2
   */
  level?: 2 | 3;
  /** The destination field: a combobox for thousands of destinations, a select for a few. */
  destination: ReactNode;
  /** The date range of the sales with its limits. */
  dates: Omit<DateRangePickerProps, 'label' | 'labelMode' | 'disabled'>;
  /** The available print formats. */
  printFormats: ReadonlyArray<SelectOption>;
  /** The selected print format, or an empty string. */
  printFormat: string;
  /** Called with the value of the selected print format. */
  onPrintFormatChange: (printFormat: string) => void;
  /** The error of the print format; its presence marks the field as invalid. */
  printFormatError?: ReactNode;
  /** The available lines of business. */
  businesses: ReadonlyArray<SelectOption>;
  /** The selected business, or an empty string. */
  business: string;
  /** Called with the value of the selected business. */
  onBusinessChange: (business: string) => void;
  /** The placeholder of the business field. */
  businessPlaceholder?: string;
  /** The error of the business; its presence marks the field as invalid. */
  businessError?: ReactNode;
  /** Whether the request is pending. The fields are disabled meanwhile. */
  busy?: boolean;
  /** The result of the last request: an `Alert`. */
  outcome?: ReactNode;
  /** Called to request the certificate with the current values; never while `busy`. */
  onGenerate: () => void;
}

/** The form that requests a sales certificate (spec 2, sales certificate). */
export const CertificateForm = forwardRef<HTMLElement, CertificateFormProps>(
  function CertificateForm(
    { title, level, destination, dates, busy = false, outcome, onGenerate, ...form },
    ref,
  ) {
    const messages = usePatternMessages();
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault();
      if (!busy) onGenerate();
    };
    return (
      <Card
        ref={ref}
        {...getRootProps(form)}
        className={form.className}
        title={title}
        level={level}
      >
        <form noValidate onSubmit={handleSubmit} className="@container flex flex-col gap-4">
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
