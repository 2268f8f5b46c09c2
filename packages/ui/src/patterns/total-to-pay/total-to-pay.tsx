import { type FormEvent, forwardRef, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { FieldNotes } from '../../inputs/form-field/form-field.tsx';
import { TextField } from '../../inputs/text-field/index.ts';
import { Card } from '../../layout/card/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface TotalToPayProps extends RootProps {
  /** The heading's level in the page. */
  level?: 2 | 3;
  /** What is being paid for, as it is shown: vouchers, use, validity. */
  facts?: ReadonlyArray<Fact>;
  /** The formatted total. */
  total: string;
  /** Who is sent what was bought, where it is not one address: it takes the place of the field. */
  sentTo?: ReactNode;
  /** Where what was bought is sent, as it is typed. */
  email: string;
  /** Called with the whole address on every change. */
  onEmailChange: (email: string) => void;
  /** Called when the address is left: the time to say what is wrong with it. */
  onEmailBlur?: () => void;
  /** A permanent hint below the address: what is sent there. */
  emailHint?: ReactNode;
  /** What is wrong with the address; null keeps the space of one line (`FieldProps`). */
  emailError?: ReactNode;
  /** Whether the box of the terms is ticked. */
  termsAccepted: boolean;
  /** Called with the new state when the box is pressed. */
  onTermsAcceptedChange: (accepted: boolean) => void;
  /** Opens the terms without changing the checkbox. */
  onTermsOpen: () => void;
  /** Said at the box when they still have to be accepted; null keeps the space of one line. */
  termsError?: ReactNode;
  /** It cannot be paid yet: something is missing. */
  disabled?: boolean;
  /** What is still missing, below the disabled button. */
  disabledText?: ReactNode;
  /** The payment is on its way to the bank: nothing can be changed. */
  busy?: boolean;
  /** Why the last attempt did not leave. */
  failure?: ReactNode;
  /** Asks to pay; never while it is `disabled` or `busy`. */
  onPay: () => void;
}

/** The last look before the bank: total, e-mail, terms and the button (spec 2, total-to-pay). */
export const TotalToPay = forwardRef<HTMLElement, TotalToPayProps>(function TotalToPay(
  { level, facts = [], total, disabled = false, busy = false, ...form },
  ref,
) {
  const messages = usePatternMessages();
  const disabledTextId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !busy) form.onPay();
  };
  return (
    <Card
      ref={ref}
      {...passedOn(form)}
      className={form.className}
      title={messages.totalToPay}
      level={level}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="font-heading text-2xl font-extrabold tabular-nums">{total}</p>
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
          <p id={disabledTextId} className="text-center text-sm text-ink-soft">
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

/** The box and, in the same sentence, the button that opens the terms: outside of the box's label. */
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
          className="peer mt-0.5 size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed"
          // The whole sentence, of which the button says the end.
          aria-labelledby={`${id}-accept ${id}-terms`}
          aria-describedby={termsError ? `${id}-error` : undefined}
          aria-invalid={termsError ? true : undefined}
          aria-required
          checked={termsAccepted}
          disabled={disabled}
          onChange={(event) => onTermsAcceptedChange(event.target.checked)}
        />
        <p className="min-w-0 peer-disabled:text-ink-soft">
          <label id={`${id}-accept`} htmlFor={id} className="cursor-pointer">
            {acceptTerms}
          </label>{' '}
          <button
            id={`${id}-terms`}
            type="button"
            aria-haspopup="dialog"
            className="max-w-full cursor-pointer rounded-sm text-left hyphens-auto text-primary-ink underline underline-offset-2"
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
