import { type FormEvent, forwardRef, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { FieldNotes } from '../../inputs/form-field/form-field.tsx';
import { TextField } from '../../inputs/text-field/index.ts';
import { Card } from '../../layout/card/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface TotalToPayProps extends RootProps {
  /**
   * The heading's level in the page.
   * @default 2
   */
  level?: 2 | 3;
  /** Facts about the purchase: vouchers, use, validity. */
  facts?: ReadonlyArray<Fact>;
  /** The formatted total. */
  total: string;
  /** A list of recipients instead of a single address. Replaces the e-mail field. */
  sentTo?: ReactNode;
  /** The e-mail address of the recipient, as typed. */
  email: string;
  /** Called with the full address on every change. */
  onEmailChange: (email: string) => void;
  /** Called when the e-mail field loses focus, to validate the address. */
  onEmailBlur?: () => void;
  /** A permanent hint below the address. */
  emailHint?: ReactNode;
  /** The error of the address; null reserves the space of one line (`FieldProps`). */
  emailError?: ReactNode;
  /** Whether the checkbox of the terms is checked. */
  termsAccepted: boolean;
  /** Called with the new state of the checkbox. */
  onTermsAcceptedChange: (accepted: boolean) => void;
  /** Called to open the terms. Does not change the checkbox. */
  onTermsOpen: () => void;
  /** The error of the checkbox; null reserves the space of one line. */
  termsError?: ReactNode;
  /** Whether the button is disabled because something is missing. */
  disabled?: boolean;
  /** The text below the disabled button; it names the missing input. */
  disabledText?: ReactNode;
  /** Whether the payment is pending. The fields are disabled meanwhile. */
  busy?: boolean;
  /** The error of the last attempt. */
  failure?: ReactNode;
  /** Called to pay; never while `disabled` or `busy`. */
  onPay: () => void;
}

/** The last step before the bank's page: total, e-mail, terms and pay button (spec 2, total-to-pay). */
export const TotalToPay = forwardRef<HTMLElement, TotalToPayProps>(function TotalToPay(
  { level, facts = [], total, disabled = false, busy = false, ...form },
  ref,
) {
  const messages = usePatternMessages();
  const disabledTextId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !busy) form.onPay();
  };
  return (
    <Card
      ref={ref}
      {...getRootProps(form)}
      className={form.className}
      title={messages.totalToPay}
      level={level}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <p translate="no" className="font-heading text-2xl font-extrabold tabular-nums">
          {total}
        </p>
        {facts.length > 0 && <DescriptionList layout="lines" facts={facts} />}
        {form.sentTo ?? (
          <TextField
            label={messages.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            value={form.email}
            onValueChange={form.onEmailChange}
            onBlur={form.onEmailBlur}
            hint={form.emailHint}
            error={form.emailError}
            disabled={busy}
          />
        )}
        <Terms {...form} disabled={busy} />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Button
          type="submit"
          size="lg"
          width="full"
          disabled={disabled}
          aria-describedby={disabled && form.disabledText ? disabledTextId : undefined}
          busy={busy}
          busyLabel={messages.processing}
        >
          {messages.payWithPse}
        </Button>
        {disabled && form.disabledText && (
          <p id={disabledTextId} className="text-center text-sm text-ui-ink-soft">
            {form.disabledText}
          </p>
        )}
      </form>
    </Card>
  );
});

type TermsProps = Pick<
  TotalToPayProps,
  'termsAccepted' | 'onTermsAcceptedChange' | 'onTermsOpen' | 'termsError'
> & { disabled: boolean };

/** The checkbox and the button that opens the terms. The button continues the sentence outside the label. */
const Terms = ({
  termsAccepted,
  onTermsAcceptedChange,
  onTermsOpen,
  termsError,
  disabled,
}: TermsProps) => {
  const id = useId();
  const { acceptTerms, termsAndConditions } = usePatternMessages();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-6 items-start gap-2">
        <input
          id={id}
          type="checkbox"
          className="peer mt-0.5 size-5 shrink-0 cursor-pointer accent-ui-accent disabled:cursor-not-allowed"
          // The accessible name is the full sentence, including the button's text.
          aria-labelledby={`${id}-accept ${id}-terms`}
          aria-describedby={termsError ? `${id}-error` : undefined}
          aria-invalid={termsError ? true : undefined}
          aria-required
          checked={termsAccepted}
          disabled={disabled}
          onChange={(event) => onTermsAcceptedChange(event.target.checked)}
        />
        <p className="min-w-0 peer-disabled:text-ui-ink-soft">
          <label id={`${id}-accept`} htmlFor={id} className="cursor-pointer">
            {acceptTerms}
          </label>{' '}
          <button
            id={`${id}-terms`}
            type="button"
            aria-haspopup="dialog"
            className="max-w-full cursor-pointer rounded-ui-sm text-left hyphens-auto text-ui-primary-ink underline underline-offset-2"
            onClick={onTermsOpen}
          >
            {termsAndConditions}
          </button>
        </p>
      </div>
      {termsError !== undefined && (
        <div className="pl-7">
          <FieldNotes id={id} error={termsError} />
        </div>
      )}
    </div>
  );
};
