import { zodResolver } from '@hookform/resolvers/zod';
import type { Failure } from '@surtidor/domain';
import type { FieldError } from '@surtidor/ui';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';

import { type Text, translate, useText } from '../../platform/messages/text-context.tsx';
import { getFailureText } from '../../platform/remote/frame-state.ts';

import type { FieldBinding, PortalForm, PortalFormOptions } from './form-types.ts';

import { useUnsavedChanges } from './unsaved-changes.ts';
import { useFormDraft } from './use-form-draft.ts';

/** Returns the error message of a field, or null if there is none. */
function getMessage(errors: object, name: string): string | null {
  const error: unknown = Object.entries(errors).find(([field]) => field === name)?.[1];
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : null;
}

/** Returns links to the invalid fields, in the order of the fields. */
const getSummary = (
  errors: object,
  labels: Readonly<Record<string, string | undefined>>,
  getId: (name: string) => string,
  text: Text,
): readonly FieldError[] =>
  Object.entries(labels).flatMap(([name, label = name]) =>
    getMessage(errors, name) === null
      ? []
      : [{ fieldId: getId(name), label: translate(text, label) }],
  );

/** Focuses the heading of the section around a field. */
function focusHeading(fieldId: string): void {
  const section = document.getElementById(fieldId)?.closest('section,main');
  const heading = section?.querySelector<HTMLElement>('h1,h2,h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

const noErrors: readonly FieldError[] = [];

/** Manages the summary of a failed submit: its errors, until none is left. It is focused when a submit fails. */
function useSummary(errors: object, toSummary: (errors: object) => readonly FieldError[]) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [submitErrors, setSubmitErrors] = useState(noErrors);
  const hasErrors = toSummary(errors).length > 0;
  // The fields show the errors of a submit one render later.
  const summary = hasErrors ? submitErrors : noErrors;
  useEffect(() => {
    if (summary.length > 0) summaryRef.current?.focus();
  }, [summary]);
  // An error of a field that is left later does not show them again.
  useLayoutEffect(() => {
    if (!hasErrors) setSubmitErrors(noErrors);
  }, [hasErrors]);
  const show = (shown: object) => setSubmitErrors(toSummary(shown));
  return { summaryRef, summary, show };
}

/**
 * Returns the text of a field as the user sees it; null for an empty field and other controls. Only a registered field
 * has the name of its value: the text of a combobox is the label of its value.
 */
function readFieldText(fieldId: string, name: string): string | null {
  const field = document.getElementById(fieldId);
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));
  return isText && field.name === name && field.value !== '' ? field.value : null;
}

/**
 * Calls `read` when the user moves to another control while the form is invalid. Password managers and autofill set
 * values without events, and a disabled Save has no click.
 */
function useReadOnMove(isValid: boolean, read: () => void): void {
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    if (isValid) return;
    const handleMove = () => latestRead.current();
    const types = ['focusin', 'focusout', 'pointerover'];
    for (const type of types) document.addEventListener(type, handleMove);
    return () => {
      for (const type of types) document.removeEventListener(type, handleMove);
    };
  }, [isValid]);
}

/**
 * Creates a form with the domain's rules. It shows errors on blur and on submit and server rejections at their fields,
 * keeps the values after any failure, and asks for confirmation before leaving.
 */
export function usePortalForm<Values extends FieldValues>(
  options: PortalFormOptions<Values>,
): PortalForm<Values> {
  const { schema, save, onSaved, afterSave = 'keep', draftName, leaveMode = 'confirm' } = options;
  const { draftLifetime = 'page' } = options;
  const text = useText();
  const id = useId();
  const [initial] = useState(options.initial);
  const [failure, setFailure] = useState<Failure | null>(null);
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const form = useForm<Values, unknown, Values>({
    resolver,
    // Initial values are complete: every field has one.
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    // The summary is focused and links to the fields.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isValid, isDirty } = form.formState;
  const getId = (name: string) => `${id}-${name}`;
  const summary = useSummary(errors, (shown) => getSummary(shown, options.labels, getId, text));
  const draft = useFormDraft(form, initial, draftName, draftLifetime);
  const leaveConfirmation = useUnsavedChanges(isDirty && leaveMode === 'confirm');

  // After a reset, the fields show their previous texts until the next render.
  const isResetting = useRef(false);
  useEffect(() => {
    isResetting.current = false;
  });
  const resetForm = (values: Values) => {
    isResetting.current = true;
    setFailure(null);
    form.reset(values);
    // A reset notifies the subscribers, which save the draft again.
    draft.discard();
  };
  const handleValidSubmit = async (values: Values) => {
    setFailure(null);
    const result = await save(values);
    if (result.kind === 'done') {
      leaveConfirmation.release();
      const { stored = values } = result;
      // Before the reset: the empty form disables Save, and a field that loses the focus shows its error.
      if (afterSave === 'reset') focusHeading(getId(Object.keys(options.labels)[0] ?? ''));
      resetForm(afterSave === 'reset' ? initial : stored);
      onSaved?.(stored);
      return;
    }
    const { field } = result;
    if (field == null) setFailure(result.failure);
    else {
      const message = getFailureText(result.failure, text);
      // A field name is a path with one segment.
      form.setError(field as unknown as Path<Values>, { type: 'server', message });
      summary.show({ [field]: { message } });
    }
  };
  const readFields = () => {
    if (isResetting.current) return;
    for (const [name, value] of Object.entries(form.getValues())) {
      const shown = typeof value === 'string' ? readFieldText(getId(name), name) : null;
      if (shown === null || shown === value) continue;
      // A field name is a path with one segment, and its value is a text.
      form.setValue(name as Path<Values>, shown as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  useReadOnMove(isValid, readFields);
  const handleSubmit = form.handleSubmit(handleValidSubmit, summary.show);

  const getBinding = (name: string): FieldBinding => ({
    id: getId(name),
    error: getMessage(errors, name),
  });
  return {
    form,
    binding: getBinding,
    field: (name) => ({ ...form.register(name), ...getBinding(name) }),
    summary: summary.summary,
    summaryRef: summary.summaryRef,
    failure,
    submit: () => {
      readFields();
      return handleSubmit();
    },
    saving: isSubmitting,
    valid: isValid,
    dirty: isDirty,
    discardDraft: draft.isRestored ? () => resetForm(initial) : null,
    leaveConfirmation: {
      ...leaveConfirmation,
      leave: () => {
        draft.discard();
        leaveConfirmation.leave();
      },
    },
  };
}
