import { useClaims } from '@surtidor/data';
import type { Claim, ClaimSubject } from '@surtidor/domain/claims';
import { Alert, Button, Card, ListFrame, StatusPill } from '@surtidor/ui';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { useAbilities, usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { LazyPart } from '../../platform/loading/lazy-part.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { claimStateLabels, claimStateTones } from './claim-states.ts';
import { ContactButton } from './contact-button.tsx';
import '../../shared/messages/spanish/claims.ts';

const loadDialog = async () => (await import('./claim-dialog.tsx')).ClaimDialog;

export interface ClaimsCardProps {
  readonly subject: ClaimSubject;
  /** What it is, for a mail: 'Factura FEV100072'. */
  readonly subjectName: string;
}

/**
 * The questions and claims about an invoice, order or payment, with the button for a new one. If the backend has none,
 * the button contacts customer service, if that is configured. Otherwise nothing is rendered.
 */
export const ClaimsCard = (props: ClaimsCardProps) => {
  const { seeClaims } = useAbilities();
  const { capabilities } = usePortal().config.backendProfile;
  if (!capabilities.claims) return <ContactButton {...props} />;
  return seeClaims ? <ClaimList {...props} /> : null;
};

const ClaimList = ({ subject }: ClaimsCardProps) => {
  const text = useText();
  const { sendClaim } = useAbilities();
  const { state, retry } = useClaims(subject);
  const [step, setStep] = useState<'list' | 'writing' | 'sent'>('list');
  const list = getData(state);
  return (
    <Card
      title={text('Questions and claims')}
      className="print:hidden"
      action={
        sendClaim &&
        list && (
          <Button
            variant="secondary"
            size="sm"
            icon={<MessageCircleQuestion className="size-5" />}
            onClick={() => setStep('writing')}
          >
            {text('Ask or claim')}
          </Button>
        )
      }
    >
      {step === 'sent' && (
        <div className="mb-4">
          <Alert tone="success" title={text('We received your question or claim')}>
            {text('The answer will be here, and we will tell you in your notifications.')}
          </Alert>
        </div>
      )}
      <ListFrame {...getFrame(state, retry, text)}>
        {list?.claims.length === 0 && (
          <p className="text-sm text-ui-ink-soft">{text('There are no questions or claims.')}</p>
        )}
        <div className="flex flex-col divide-y divide-ui-line">
          {list?.claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </div>
      </ListFrame>
      {step === 'writing' && list && (
        <LazyPart load={loadDialog} onClose={() => setStep('list')}>
          {(ClaimDialog) => (
            <ClaimDialog
              subject={subject}
              reasons={list.reasons}
              onClose={() => setStep('list')}
              onSent={() => {
                setStep('sent');
                retry();
              }}
            />
          )}
        </LazyPart>
      )}
    </Card>
  );
};

/** One claim with its own timeline. */
const ClaimItem = ({ claim }: { readonly claim: Claim }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const getMoment = (at: number) => {
    const { date, time } = formatInstant(timeZone, at, now(), text);
    return `${date}, ${time}`;
  };
  return (
    <article aria-label={claim.reason} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-bold">{claim.reason}</h3>
        <StatusPill tone={claimStateTones[claim.state]}>
          {text(claimStateLabels[claim.state])}
        </StatusPill>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-ui-ink-soft" translate="no">
        <span>{claim.createdBy}</span>
        {claim.fileNames.map((name) => (
          <bdi key={name} className="wrap-anywhere">
            {name}
          </bdi>
        ))}
      </p>
      <ol className="flex flex-col gap-2">
        {claim.events.map((event) => (
          <li key={`${event.state} ${event.at}`} className="border-l-2 border-ui-line pl-3 text-sm">
            <p className="flex flex-wrap gap-x-2 text-ui-ink-soft">
              <span>{text(claimStateLabels[event.state])}</span>
              {event.at !== null && <span translate="no">{getMoment(event.at)}</span>}
            </p>
            {event.text && <p className="whitespace-pre-wrap wrap-anywhere">{event.text}</p>}
          </li>
        ))}
      </ol>
    </article>
  );
};
