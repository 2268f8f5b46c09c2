import { useCompanies } from '@surtidor/data';
import { addCompany, replaceCompany } from '@surtidor/domain/session';
import { Alert, Badge, Button, Dialog, ErrorPage, ListFrame, Spinner } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useCloseOnBack, useLocation, useNavigate } from '../../platform/router/index.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import type { CompanySwitchOutcome } from '../../shared/session/session-store.ts';
import { discardUnsavedChanges, hasUnsavedChanges } from '../forms/unsaved-changes.ts';
import type { OtherCompanySlotProps } from './company-bar.tsx';
import '../../shared/messages/spanish/companies.ts';

/**
 * Switches the session and then loads a document, with which every cache, connection and watch starts anew.
 * @param href The address of the document.
 * @param onUnauthorized Sends a request, whose response ends the session on screen too.
 * @param back Where the back button then leads; by default, to the page before this one.
 */
function useCompanySwitch(href: string, onUnauthorized: () => void, back?: string) {
  const { sessions, browser } = usePortal();
  const navigate = useNavigate();
  const [state, setState] = useState<{
    readonly code: string;
    readonly outcome: CompanySwitchOutcome | 'pending';
  } | null>(null);
  const switchTo = async (code: string) => {
    if (state?.outcome === 'pending' || state?.outcome === 'done') return;
    setState({ code, outcome: 'pending' });
    const outcome = await sessions.switchCompany(code);
    setState({ code, outcome });
    if (outcome === 'unauthorized') onUnauthorized();
    if (outcome !== 'done') return;
    discardUnsavedChanges();
    if (back === undefined) {
      browser.redirectTo(href, 'passed');
      return;
    }
    navigate(back, { replace: true });
    // The router changes the history in a microtask. Until then, the address of the dashboard would replace itself.
    setTimeout(() => browser.redirectTo(href));
  };
  const isBusy = state?.outcome === 'pending' || state?.outcome === 'done';
  return {
    pendingCode: isBusy ? state.code : null,
    failure: isBusy ? null : (state?.outcome ?? null),
    switchTo: (code: string) => void switchTo(code),
  };
}

const SwitchFailure = ({
  failure,
}: {
  readonly failure: CompanySwitchOutcome | 'pending' | null;
}) => {
  const text = useText();
  if (failure === null) return null;
  return (
    <Alert tone="danger">
      {failure === 'forbidden'
        ? text('You no longer have access to this company.')
        : text('We could not switch the company. Try again in a moment.')}
    </Alert>
  );
};

/** Renders the companies of the person. A switch opens the dashboard of the other company. */
export const CompanyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const { clientCode } = useSession();
  const { pathname, search } = useLocation();
  const { state, retry } = useCompanies();
  // Going back offers to switch back, instead of looking for this page in the other company.
  const { pendingCode, failure, switchTo } = useCompanySwitch(
    '/',
    retry,
    replaceCompany(`${pathname}${search}`, clientCode),
  );
  useCloseOnBack(onClose);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={text('Your companies')}
      description={text('You see and pay the invoices of one company at a time.')}
    >
      <div className="flex flex-col gap-3">
        {hasUnsavedChanges() && (
          <Alert tone="warning">{text('What you have not saved on this page is lost.')}</Alert>
        )}
        <SwitchFailure failure={failure} />
        <ListFrame {...getFrame(state, retry, text)} emptyTitle={text('Data not found')}>
          <ul className="flex flex-col gap-2">
            {getData(state)?.map(({ code, name }) => (
              <li key={code}>
                {code === clientCode ? (
                  <p className="flex items-center justify-between gap-2 px-4 py-2 font-bold">
                    <span translate="no">{name}</span>
                    <Badge tone="primary" className="shrink-0">
                      {text('Current company')}
                    </Badge>
                  </p>
                ) : (
                  <Button
                    variant="secondary"
                    width="full"
                    busy={pendingCode === code}
                    onClick={() => switchTo(code)}
                  >
                    <span translate="no">{name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </ListFrame>
        <CopyLink />
      </div>
    </Dialog>
  );
};

/** Copies the address of the page with its company. Renders nothing if the browser has no clipboard. */
const CopyLink = () => {
  const text = useText();
  const session = useSession();
  const { origin } = usePortal().browser;
  const { pathname, search } = useLocation();
  const [isCopied, setCopied] = useState(false);
  // Undefined on pages without HTTPS.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(origin + addCompany(`${pathname}${search}`, session)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {text(isCopied ? 'Link copied' : 'Copy the link to this page')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && text('Link copied')}
      </span>
    </>
  );
};

/** Renders whose page or payment this is, and offers the switch, which leads on to the same address. */
export const OtherCompany = ({ code, subject }: OtherCompanySlotProps) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const { state, retry } = useCompanies();
  const { pendingCode, failure, switchTo } = useCompanySwitch(`${pathname}${search}`, retry);
  const companies = getData(state);
  if (state.kind === 'loading')
    return <Spinner size="lg" label={text('Loading…')} className="mx-auto my-20" />;
  const company = companies?.find((one) => one.code === code);
  const name = company?.name ?? text('Client {code}', { code });
  const isOffered = company !== undefined || companies === undefined;
  return (
    <ErrorPage
      illustration="no-match"
      title={text(subject === 'page' ? 'This page is of {name}' : 'This payment is of {name}', {
        name,
      })}
      actions={
        <>
          {isOffered && (
            <Button busy={pendingCode !== null} onClick={() => switchTo(code)}>
              {text('Switch to this company')}
            </Button>
          )}
          <ButtonLink href="/" variant="secondary">
            {text('Go to homepage')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {text(
          isOffered
            ? 'You are in another of your companies. Switch to continue.'
            : 'You have no access to this company.',
        )}
      </p>
      <SwitchFailure failure={failure} />
    </ErrorPage>
  );
};
