import { canSwitchCompany } from '@surtidor/domain/session';
import { Button } from '@surtidor/ui';
import { useState } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { LazyPart } from '../../platform/loading/lazy-part.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useCompany } from '../people/use-company.ts';

const loadSwitch = () => import('./company-switch.tsx');

/** Renders the company of the session and the button that switches, for people with several. Renders nothing for others. */
export const CompanyBar = () => (canSwitchCompany(useSession()) ? <CurrentCompany /> : null);

const CurrentCompany = () => {
  const text = useText();
  const { clientCode } = useSession();
  const company = getData(useCompany().state);
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-label={text('Company')}
      className="border-b border-ui-line bg-ui-surface text-sm print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-3 px-4 lg:px-8">
        <span translate="no" className="min-w-0 truncate font-bold">
          {company?.name ?? clientCode}
        </span>
        <Button variant="quiet" size="sm" className="shrink-0" onClick={() => setOpen(true)}>
          {text('Switch company')}
        </Button>
      </div>
      {open && (
        <LazyPart load={loadSwitch} onClose={() => setOpen(false)}>
          {({ CompanyDialog }) => <CompanyDialog onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </section>
  );
};

export interface OtherCompanySlotProps {
  /** The client code. */
  readonly code: string;
  /** What belongs to the company. */
  readonly subject: 'page' | 'payment';
}

/** Renders the page that offers the switch at an address of another company. */
export const OtherCompanySlot = ({ code, subject }: OtherCompanySlotProps) => {
  const navigate = useNavigate();
  return (
    <LazyPart load={loadSwitch} onClose={() => navigate('/')}>
      {({ OtherCompany }) => <OtherCompany key={code} code={code} subject={subject} />}
    </LazyPart>
  );
};
