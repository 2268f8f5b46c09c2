import type { Failure } from '@surtidor/domain';
import { Alert, Button, ErrorSummary } from '@surtidor/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../platform/messages/text-context.tsx';
import { getFailureText } from '../../platform/remote/frame-state.ts';
import type { PortalForm } from './form-types.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import '../../shared/messages/spanish/forms.ts';

/** The heading and the advice for a request whose response was lost. */
export interface UnknownOutcomeTexts {
  readonly title: string;
  readonly advice: string;
}

export interface FormFrameProps<Values extends FieldValues> {
  readonly form: PortalForm<Values>;
  /** The label of the submit button: 'Guardar'. */
  readonly saveLabel: string;
  /** Its label while saving; 'Guardando...' by default. */
  readonly savingLabel?: string;
  /** The alert's title for an error that belongs to no field. It says what was not saved. */
  readonly failureTitle: string;
  /** The advice if the result is unknown; by default, to check before sending again. */
  readonly unknownOutcome?: UnknownOutcomeTexts;
  /** Content beside Save, such as Cancel. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Whether a key press submits the form. Enter does so even if Save is disabled; the form then shows what is missing. */
const isSubmitKey = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  !event.defaultPrevented &&
  event.target instanceof HTMLInputElement &&
  event.target.type !== 'checkbox' &&
  event.target.getAttribute('role') !== 'combobox';

/** Renders a form: error summary, fields and submit button. */
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
        if (valid || !isSubmitKey(event)) return;
        event.preventDefault();
        void submit();
      }}
    >
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
        {/* Stays while the user corrects the fields: it has the focus, and removing it would shift the page. */}
        {!valid && (
          <Button
            variant="quiet"
            onClick={() => {
              if (!saving) void submit();
            }}
          >
            {text('Show what is missing')}
          </Button>
        )}
      </div>
      {/* The server does not know what the browser saved: above the fields, it would move them. */}
      <DraftNotice form={form} />
      {form.dirty && <LeaveDialog {...form.leaveConfirmation} />}
    </form>
  );
};

/** Renders the reason why nothing was saved. After a lost response, the values may have been saved. */
export const FailureAlert = ({
  failure,
  title,
  unknownOutcome,
}: {
  failure: Failure;
  title: string;
  unknownOutcome?: UnknownOutcomeTexts | undefined;
}) => {
  const text = useText();
  return failure.code === 'outcome-unknown' ? (
    <Alert
      tone="warning"
      title={unknownOutcome?.title ?? text('We could not confirm whether it was saved')}
    >
      {unknownOutcome?.advice ??
        text('We received no response. Check whether it was saved before you send it again.')}
    </Alert>
  ) : (
    <Alert tone="danger" title={title}>
      {getFailureText(failure, text)}
    </Alert>
  );
};

/** Announces a restored draft, with a button that discards it. */
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
        title={text('We saved what you were typing')}
        action={
          <Button size="sm" variant="secondary" onClick={discardDraft}>
            {text('Start over')}
          </Button>
        }
      >
        {text('Your changes were not saved. Check them and save.')}
      </Alert>
    )
  );
};
