import { updateAssociate, useContentBlocks, useDataContext } from '@surtidor/data';
import { fetchVisitorAddress } from '@surtidor/data/rest';
import { contentBlocks } from '@surtidor/domain';
import { getTermsErrors, type TermsDraft } from '@surtidor/domain/associates';
import { Button, Card, Checkbox, Dialog, ListFrame } from '@surtidor/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { RichText } from '../../../features/content/rich-text.tsx';
import { createRulesSchema, FormFrame, usePortalForm } from '../../../features/forms/index.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';

const shape = z.object({ termsAndConditions: z.boolean(), privacyPolicy: z.boolean() });

const initialDraft: TermsDraft = { termsAndConditions: false, privacyPolicy: false };

/** A checkbox of the terms form (spec 5). */
type TermsField = keyof TermsDraft;

/** The checkboxes in the order of the page. */
const termsFields = ['termsAndConditions', 'privacyPolicy'] as const satisfies TermsField[];

/** Validates and saves the acceptance, then reloads the session for the guard. */
function useTermsForm() {
  const text = useText();
  const { sessions, config } = usePortal();
  const { code: store } = useVariant();
  const dataContext = useDataContext();
  const schema = useMemo(() => createRulesSchema<TermsDraft>(shape, getTermsErrors, text), [text]);
  return usePortalForm<TermsDraft>({
    schema,
    initial: initialDraft,
    labels: { termsAndConditions: 'Terms and conditions', privacyPolicy: 'Privacy policy' },
    draftName: 'terms',
    save: async () => {
      const visitorAddress =
        config.ipServiceUrl && (await fetchVisitorAddress(config.ipServiceUrl));
      const result = await updateAssociate(
        { ...dataContext, store },
        { terms: { visitorAddress } },
      );
      // A rejected field of the person is not in this form.
      return result.kind === 'done' ? result : { kind: 'failed', failure: result.failure };
    },
    onSaved: sessions.markTermsAccepted,
  });
}

const blockIdByField = {
  termsAndConditions: contentBlocks.terms,
  privacyPolicy: contentBlocks.privacy,
} as const;

const textsByField = {
  termsAndConditions: {
    accept: 'I accept the terms and conditions',
    title: 'Terms and conditions',
  },
  privacyPolicy: {
    accept: 'I accept the privacy policy',
    title: 'Privacy policy',
  },
} as const;

interface LegalTextDialogProps {
  readonly field: TermsField;
  readonly onClose: () => void;
}

/** Shows the text of a checkbox from its content block (spec 7, cmsBlocks). */
const LegalTextDialog = ({ field, onClose }: LegalTextDialogProps) => {
  const text = useText();
  const { state, retry } = useContentBlocks([blockIdByField[field]]);
  const html = getData(state)?.get(blockIdByField[field])?.html;
  return (
    <Dialog open size="lg" title={text(textsByField[field].title)} onOpenChange={onClose}>
      <ListFrame {...getFrame(state, retry, text)}>
        {html !== undefined && <RichText html={html} />}
      </ListFrame>
    </Dialog>
  );
};

/** Renders the terms form. Both checkboxes are required (spec 5), and each has a button for its text. */
export const TermsForm = () => {
  const text = useText();
  const [openTerms, setOpenTerms] = useState<TermsField | null>(null);
  const form = useTermsForm();
  return (
    <Card>
      <FormFrame
        form={form}
        saveLabel={text('Save and continue')}
        failureTitle={text('Your acceptance was not saved')}
      >
        <p>{text('Read and accept both texts to continue.')}</p>
        {termsFields.map((field) => (
          <div key={field} className="flex flex-col items-start gap-1">
            <Checkbox label={text(textsByField[field].accept)} required {...form.field(field)} />
            <Button variant="quiet" size="sm" className="ml-4" onClick={() => setOpenTerms(field)}>
              {text('Read {title}', { title: text(textsByField[field].title) })}
            </Button>
          </div>
        ))}
      </FormFrame>
      {openTerms && <LegalTextDialog field={openTerms} onClose={() => setOpenTerms(null)} />}
    </Card>
  );
};
