import { type PasswordRule, passwordLimits } from '@surtidor/domain';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const labels: Readonly<Record<PasswordRule, PortalMessageKey>> = {
  length: 'Between {min} and {max} characters',
  number: 'At least one number',
  letter: 'At least one letter',
  special: 'At least one special character',
  identical: 'Both are the same',
};

// The keys of the literal: exactly the rules.
const rules = Object.keys(labels) as readonly PasswordRule[];

/** The rules of a new password, each ticked once it is met (spec 5). */
export const RuleList = ({ met }: { met: Readonly<Record<PasswordRule, boolean>> }) => {
  const text = useText();
  return (
    <ul aria-label={text('Your new password needs')} className="flex flex-col gap-1 text-sm">
      {rules.map((rule) => (
        <li key={rule} className="flex items-start gap-2">
          {met[rule] ? (
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-success-ink" />
          ) : (
            <Circle className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          )}
          <span>
            {text(labels[rule], passwordLimits)}
            <span className="sr-only">: {text(met[rule] ? 'met' : 'not met yet')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
