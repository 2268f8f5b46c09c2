import type { Failure } from '@surtidor/domain';
import type { DraftLifetime } from '@surtidor/flows/core';
import type { FieldError } from '@surtidor/ui';
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { LeaveConfirmation } from '../../platform/router/index.ts';
import type { FieldName, FormSchema } from './rules-schema.ts';

/**
 * The result of a submit. A success can return the stored values if they differ from the submitted ones; a
 * rejection can name its field.
 */
export type SaveResult<Values extends FieldValues> =
  | { readonly kind: 'done'; readonly stored?: Values }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly field?: FieldName<Values> | null;
    };

export interface PortalFormOptions<Values extends FieldValues> {
  /** The form's rules, from `createRulesSchema`; may change with the values. */
  readonly schema: FormSchema<Values>;
  /** The initial values. */
  readonly initial: Values;
  /** The label of each validated field, in the order of the page: a message key, or text from outside. */
  readonly labels: Readonly<Partial<Record<FieldName<Values>, string>>>;
  /** Submits the form once, with valid values. */
  readonly save: (values: Values) => Promise<SaveResult<Values>>;
  /** Called with the stored values after a successful save; the form is clean then. */
  readonly onSaved?: (values: Values) => void;
  /** The values after a successful save: the stored ones or the initial ones. */
  readonly afterSave?: 'keep' | 'reset';
  /** The name of the draft that survives a sign-in; none for forms with a secret. */
  readonly draftName?: string;
  /** `tab` stores the draft in the tab across a reload; only for forms without personal data. */
  readonly draftLifetime?: DraftLifetime;
  /** `free` if leaving needs no confirmation; other forms confirm before unsaved changes are lost. */
  readonly leaveMode?: 'confirm' | 'free';
}

/** The field props of a kit control. */
export interface FieldBinding {
  readonly id: string;
  /** Null if there is no error. The field then reserves the space of a message. */
  readonly error: string | null;
}

/** A form of the portal; see "Forms" in docs/architecture.md. */
export interface PortalForm<Values extends FieldValues> {
  /** The react-hook-form instance, for uses that this adapter does not cover. */
  readonly form: UseFormReturn<Values>;
  /** Returns the props of a text field, select or checkbox of the kit. */
  readonly field: (
    name: Path<Values>,
  ) => FieldBinding & ReturnType<UseFormReturn<Values>['register']>;
  /** Returns the id and the error only, for controls without a native input. */
  readonly binding: (name: Path<Values>) => FieldBinding;
  /**
   * The fields that were invalid on the last submit. Constant until the next submit or until all are
   * valid, so the page does not shift while the user edits a field.
   */
  readonly summary: readonly FieldError[];
  /** The ref of the summary, focused after a failed submit. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** The server's error if it named no field. */
  readonly failure: Failure | null;
  readonly submit: () => Promise<void>;
  readonly saving: boolean;
  /** Whether all rules hold; Save is disabled otherwise (spec 5). */
  readonly valid: boolean;
  readonly dirty: boolean;
  /** Set if a draft was restored; discards it and resets the form. */
  readonly discardDraft: (() => void) | null;
  readonly leaveConfirmation: LeaveConfirmation;
}
