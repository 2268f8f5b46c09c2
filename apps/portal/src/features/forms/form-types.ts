import type { Failure } from '@surtidor/domain';
import type { FieldError } from '@surtidor/ui';
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { LeaveQuestion } from '../../platform/router/index.ts';
import type { FieldOf, FormSchema } from './rules-schema.ts';
import type { DraftLife } from './use-draft-slot.ts';

/**
 * How sending a form ended: a save may tell what is stored now, where that is not what was sent; a
 * rejection may name the field it is about.
 */
export type SaveResult<Values extends FieldValues> =
  | { readonly kind: 'done'; readonly stored?: Values }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly field?: FieldOf<Values> | null;
    };

export interface PortalFormOptions<Values extends FieldValues> {
  /** The form's rules, from `rulesSchema`; they may change with what is typed. */
  readonly schema: FormSchema<Values>;
  /** What the form begins with. */
  readonly initial: Values;
  /**
   * What each field that can be wrong is called, in the order of the page: a key of the catalogue, or
   * words from outside as they came.
   */
  readonly labels: Readonly<Partial<Record<FieldOf<Values>, string>>>;
  /** Sends the form, once; called with values that keep the rules. */
  readonly save: (values: Values) => Promise<SaveResult<Values>>;
  /** Called with what is stored after a save that went well; the form has nothing unsaved any more. */
  readonly onSaved?: (values: Values) => void;
  /** What the form holds after a save that went well: what is stored, or what it began with. */
  readonly afterSave?: 'keep' | 'reset';
  /** Keeps what is typed over a sign-in in the middle under this name; none for forms with a secret. */
  readonly draftName?: string;
  /** `tab` keeps the draft over a reload too, in the tab's storage: for forms without personal data. */
  readonly draftLife?: DraftLife;
  /**
   * `free` for a form of which leaving loses nothing that matters, and that leaves for another site
   * by itself; any other asks before what is unsaved is left.
   */
  readonly leave?: 'asks' | 'free';
}

/** What a control of the kit needs of its field. */
export interface FieldBinding {
  readonly id: string;
  /** null while nothing is wrong: the field keeps the space of a message. */
  readonly error: string | null;
}

/** A form of the portal; docs/architecture.md tells its behaviour under "Forms". */
export interface PortalForm<Values extends FieldValues> {
  /** react-hook-form's own, for what this adapter does not cover. */
  readonly form: UseFormReturn<Values>;
  /** Props of a text field, select or checkbox of the kit. */
  readonly field: (
    name: Path<Values>,
  ) => FieldBinding & ReturnType<UseFormReturn<Values>['register']>;
  /** Id and error alone, for a control that is not a plain input. */
  readonly binding: (name: Path<Values>) => FieldBinding;
  /**
   * The fields that were wrong when the form was last sent. It stays as it is until the form is sent
   * again or everything is right, so that no line comes or goes above a field that is being filled.
   */
  readonly summary: readonly FieldError[];
  /** Where the summary stands; it takes the focus after a send that failed. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** Why the server refused, where it named no field. */
  readonly failure: Failure | null;
  readonly submit: () => Promise<void>;
  readonly saving: boolean;
  /** False while a rule does not hold: Save is disabled (spec 5). */
  readonly valid: boolean;
  readonly dirty: boolean;
  /** Set when an interrupted draft was brought back; forgets it and begins anew. */
  readonly discardDraft: (() => void) | null;
  readonly leaving: LeaveQuestion;
}
