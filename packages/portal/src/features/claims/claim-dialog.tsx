import { createRandomId, sendClaim, useDataContext } from '@surtidor/data';
import {
  type ClaimDraft,
  type ClaimFile,
  type ClaimFileProblem,
  type ClaimReason,
  type ClaimSubject,
  claimLimits,
  getClaimErrors,
  getClaimFilesProblem,
} from '@surtidor/domain/claims';
import { Dialog, FileField, Select, Textarea } from '@surtidor/ui';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../platform/messages/text-context.tsx';
import { CloseOnBack } from '../../platform/router/index.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { createRulesSchema, FormFrame, LeaveDialog, usePortalForm } from '../forms/index.ts';
import { readClaimFile } from './claim-files.ts';
import { createClaimKey } from './claim-key.ts';
import '../../shared/messages/spanish/claims.ts';

const shape = z.object({ key: z.string(), reason: z.string(), text: z.string() });

const fileProblems: Readonly<Record<ClaimFileProblem, PortalMessageKey>> = {
  type: 'Attach photos or PDF files only.',
  size: 'The files are too large together. Attach fewer or smaller ones.',
  count: 'Attach at most {count} files.',
};

interface SelectedFiles {
  readonly files: readonly File[];
  /** The same files with their checked content. */
  readonly contents: readonly ClaimFile[];
}

const noFiles: SelectedFiles = { files: [], contents: [] };

/** The selected files. A selection that cannot be sent leaves the previous one. Files are in no draft. */
function useClaimFiles() {
  const [selected, setSelected] = useState(noFiles);
  const [problem, setProblem] = useState<ClaimFileProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const latest = useRef(Promise.resolve(noFiles));
  const select = (files: readonly File[]) => {
    setReading(true);
    const results = Promise.all(files.slice(0, claimLimits.files + 1).map(readClaimFile));
    // Selections end in their order, although a later one may be read faster.
    const reading = latest.current.then(async (previous) => {
      const contents = (await results).filter((file) => file !== null);
      const isUnreadable = contents.length < (await results).length;
      const nextProblem = isUnreadable ? 'type' : getClaimFilesProblem(contents);
      const next = nextProblem === null ? { files, contents } : previous;
      setProblem(nextProblem);
      setSelected(next);
      if (latest.current === reading) setReading(false);
      return next;
    });
    latest.current = reading;
  };
  return { files: selected.files, problem, isReading, select, getLatest: () => latest.current };
}

export interface ClaimDialogProps {
  readonly subject: ClaimSubject;
  readonly reasons: readonly ClaimReason[];
  readonly onClose: () => void;
  /** Called when the claim was filed. */
  readonly onSent: () => void;
}

/** The form's values, rules and files. */
function useClaimForm({ subject, onSent }: Pick<ClaimDialogProps, 'subject' | 'onSent'>) {
  const text = useText();
  const dataContext = useDataContext();
  const attachments = useClaimFiles();
  const [initial] = useState<ClaimDraft>(() => ({ key: createRandomId(), reason: '', text: '' }));
  const schema = useMemo(() => createRulesSchema<ClaimDraft>(shape, getClaimErrors, text), [text]);
  const form = usePortalForm<ClaimDraft>({
    schema,
    initial,
    labels: { reason: 'Reason', text: 'Question or claim' },
    draftName: `claim/${subject.kind}/${subject.number}`,
    draftLifetime: 'tab',
    save: async (draft) => {
      const { contents } = await attachments.getLatest();
      const key = await createClaimKey(draft, contents);
      const outcome = await sendClaim(dataContext, subject, { ...draft, key }, contents);
      return outcome.kind === 'done' ? { kind: 'done' } : outcome;
    },
    onSaved: onSent,
  });
  return { form, attachments };
}

/** The form of a question or claim in a dialog, which asks before it discards what was typed. */
export const ClaimDialog = ({ subject, reasons, onClose, onSent }: ClaimDialogProps) => {
  const text = useText();
  const { form, attachments } = useClaimForm({ subject, onSent });
  const [isLeaving, setLeaving] = useState(false);
  const handleClose = () => (form.dirty ? setLeaving(true) : onClose());
  return (
    <>
      <CloseOnBack onBack={handleClose} />
      <Dialog
        open
        title={text('Ask or claim')}
        description={text(
          'Customer service answers here. The answer is also in your notifications.',
        )}
        onOpenChange={handleClose}
      >
        <FormFrame
          form={form}
          saveLabel={text('Send the question')}
          savingLabel={text('Sending…')}
          failureTitle={text('Your question or claim was not sent')}
          unknownOutcome={{
            title: text('We could not confirm whether it was sent'),
            advice: text('Send it again: if we have received it, it is not repeated.'),
          }}
        >
          <ClaimFields {...{ form, attachments, reasons }} />
        </FormFrame>
      </Dialog>
      <LeaveDialog
        {...form.leaveConfirmation}
        open={isLeaving}
        leave={() => {
          form.leaveConfirmation.leave();
          onClose();
        }}
        stay={() => setLeaving(false)}
      />
    </>
  );
};

type ClaimFieldsProps = ReturnType<typeof useClaimForm> & Pick<ClaimDialogProps, 'reasons'>;

const ClaimFields = ({ form, attachments, reasons }: ClaimFieldsProps) => {
  const text = useText();
  const { files, problem, isReading, select } = attachments;
  const count = claimLimits.files;
  return (
    <>
      <Select
        label={text('Reason')}
        placeholder={text('Choose a reason')}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
        required
        {...form.field('reason')}
      />
      <Textarea
        label={text('Question or claim')}
        required
        maxLength={claimLimits.maxText}
        {...form.field('text')}
      />
      <FileField
        label={text('Photos and PDF files')}
        optional
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hint={text('Up to {count} files. Photos are made smaller.', { count })}
        value={files}
        onValueChange={select}
        status={isReading && text('Reading the files…')}
        error={problem && text(fileProblems[problem], { count })}
      />
    </>
  );
};
