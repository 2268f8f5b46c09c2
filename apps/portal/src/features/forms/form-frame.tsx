import type { Failure } from '@surtidor/domain';
import { Alert, Button, ErrorSummary } from '@surtidor/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../platform/messages/text-context.tsx';
import { failureText } from '../../platform/remote/failure-text.ts';
import type { PortalForm } from './form-types.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** The heading and the advice for a request whose response was lost. */
export interface UnknownOutcome {
  readonly title: string;
  readonly advice: string;
}

export interface FormFrameProps<Values extends FieldValues> {
  readonly form: PortalForm<Values>;
  /** What the button that sends says: 'Guardar'. */
  readonly saveLabel: string;
  /** What it says meanwhile; 'Guardando...' by default. */
  readonly savingLabel?: string;
  /** Says that nothing was saved and names what: the heading of a rejection without a field. */
  readonly failureTitle: string;
  /** What to do while nobody knows whether it was saved; by default, to look before sending it again. */
  readonly unknownOutcome?: UnknownOutcome;
  /** Beside Save: a way out, for instance. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Enter in a field sends a form; a disabled Save would swallow it, and the form says what lacks. */
const requestsSubmit = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  !event.defaultPrevented &&
  event.target instanceof HTMLInputElement &&
  event.target.type !== 'checkbox' &&
  event.target.getAttribute('role') !== 'combobox';

/** A form's fields between what is wrong with it and the button that sends it. */
export const FormFrame = <Values extends FieldValues>({
  form,
  saveLabel,
  savingLabel,
  failureTitle,
  unknownOutcome,
  actions,
  children,
}: FormFrameProps<Values>) => {
  const text = useText();
  const { valid, saving, failure, summary, summaryRef, submit } = form;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void submit();
      }}
      onKeyDown={(event) => {
        if (valid || !requestsSubmit(event)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <DraftNotice form={form} />
      <ErrorSummary ref={summaryRef} errors={summary} />
      {children}
      {failure && (
        <FailureAlert failure={failure} title={failureTitle} unknownOutcome={unknownOutcome} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!valid && !saving}
          busy={saving}
          busyLabel={savingLabel ?? text('Saving ...')}
        >
          {saveLabel}
        </Button>
        {actions}
        {/* It stays while the answers are looked at: it has the focus, and its going lays out the page anew. */}
        {!valid && (
          <Button
            variant="quiet"
            onClick={() => {
              if (!saving) void submit();
            }}
          >
            {text('See what is missing')}
          </Button>
        )}
      </div>
      {form.dirty && <LeaveDialog {...form.leaving} />}
    </form>
  );
};

/** Why nothing was saved; a lost answer does not say so, since it may have been. */
const FailureAlert = ({
  failure,
  title,
  unknownOutcome,
}: {
  failure: Failure;
  title: string;
  unknownOutcome: UnknownOutcome | undefined;
}) => {
  const text = useText();
  return failure.code === 'outcome-unknown' ? (
    <Alert
      tone="warning"
      title={unknownOutcome?.title ?? text('We do not know whether it was saved')}
    >
      {unknownOutcome?.advice ??
        text('The answer did not arrive. Look whether it is there before you send it again.')}
    </Alert>
  ) : (
    <Alert tone="danger" title={title}>
      {failureText(failure, text)}
    </Alert>
  );
};

/** Says that a draft came back, and lets one begin anew. */
export const DraftNotice = <Values extends FieldValues>({
  form: { discardDraft },
}: {
  form: Pick<PortalForm<Values>, 'discardDraft'>;
}) => {
  const text = useText();
  return (
    discardDraft && (
      <Alert
        tone="info"
        title={text('We kept what you were typing')}
        action={
          <Button size="sm" variant="secondary" onClick={discardDraft}>
            {text('Begin anew')}
          </Button>
        }
      >
        {text('It was not saved. Check it and save.')}
      </Alert>
    )
  );
};
