import { changePassword, useDataContext } from '@surtidor/data';
import { durations, successTexts } from '@surtidor/domain';
import {
  getMetPasswordRules,
  getPasswordErrors,
  type PasswordDraft,
  type PasswordRule,
  passwordLimits,
} from '@surtidor/domain/associates';
import { Alert, Card, PasswordField } from '@surtidor/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createRulesSchema, FormFrame, usePortalForm } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

const ruleLabels: Readonly<Record<PasswordRule, PortalMessageKey>> = {
  length: 'Between {min} and {max} characters',
  number: 'At least one number',
  letter: 'At least one letter',
  special: 'At least one special character',
  identical: 'Both passwords match',
};

// `ruleLabels` has exactly one key for each rule.
const rules = Object.keys(ruleLabels) as readonly PasswordRule[];

/** The rules of a new password. Each rule that is met has a check mark (spec 5). */
const RuleList = ({ metRules }: { metRules: Readonly<Record<PasswordRule, boolean>> }) => {
  const text = useText();
  return (
    <ul aria-label={text('Your new password must have')} className="flex flex-col gap-1 text-sm">
      {rules.map((rule) => (
        <li key={rule} className="flex items-start gap-2">
          {metRules[rule] ? (
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-ui-success-ink" />
          ) : (
            <Circle className="mt-0.5 size-4 shrink-0 text-ui-ink-soft" />
          )}
          <span>
            <span>{text(ruleLabels[rule], passwordLimits)}</span>
            <span className="sr-only">{`: ${text(metRules[rule] ? 'met' : 'not met yet')}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

const shape = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  repeatPassword: z.string(),
});

const emptyDraft: PasswordDraft = { currentPassword: '', newPassword: '', repeatPassword: '' };

/** The form to change the password. It resets after saving and saves no draft (spec 2 and 5). */
export const PasswordPanel = () => {
  const text = useText();
  const { client } = useDataContext();
  const [isChanged, setChanged] = useState(false);
  const schema = useMemo(
    () => createRulesSchema<PasswordDraft>(shape, getPasswordErrors, text),
    [text],
  );
  const form = usePortalForm({
    schema,
    initial: emptyDraft,
    labels: {
      currentPassword: 'Current password',
      newPassword: 'New password',
      repeatPassword: 'Repeat password',
    },
    afterSave: 'reset',
    save: (draft) => {
      setChanged(false);
      return changePassword(client, draft);
    },
    onSaved: () => setChanged(true),
  });
  const values = useWatch({ control: form.form.control });
  return (
    <Card title={text('Change password')}>
      {isChanged && (
        <div className="mb-4">
          <Alert
            tone="success"
            dismissAfterMs={durations.alert}
            onDismiss={() => setChanged(false)}
          >
            {text(successTexts['password-change'])}
          </Alert>
        </div>
      )}
      <FormFrame
        form={form}
        saveLabel={text('Save')}
        failureTitle={text('Your password was not changed')}
        unknownOutcome={{
          title: text('We could not confirm whether your password was changed'),
          advice: text(
            'The next time you sign in, try the new password first. If it does not work, use the previous one.',
          ),
        }}
      >
        <PasswordField
          label={text('Current password')}
          required
          {...form.field('currentPassword')}
        />
        <PasswordField
          label={text('New password')}
          required
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <PasswordField
          label={text('Repeat password')}
          required
          autoComplete="new-password"
          {...form.field('repeatPassword')}
        />
        <RuleList metRules={getMetPasswordRules({ ...emptyDraft, ...values })} />
      </FormFrame>
    </Card>
  );
};
