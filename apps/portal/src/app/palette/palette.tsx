import { canOpen, type RecentTarget, type TargetKind } from '@surtidor/domain';
import { CommandPalette } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useBackCloses, useNavigate } from '../../platform/router/index.ts';
import { commandId, type PaletteTarget } from './palette-target.ts';
import { noteRecent, readRecents } from './recents.ts';
import { numberedInvoice, numberedOrder, stationTarget } from './target.tsx';
import { useListTargets } from './use-list-targets.tsx';
import { usePageTargets } from './use-page-targets.tsx';
import { usePaletteSearch } from './use-palette-search.ts';
import { useRecentNames } from './use-recent-names.ts';
import { useStationPath } from './use-station-path.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const headings: Readonly<Record<TargetKind, PortalMessageKey>> = {
  page: 'Pages',
  order: 'Pedidos',
  invoice: 'Pending invoices',
  station: 'Stations',
  associate: 'People',
};

interface Group {
  readonly id: string;
  readonly label: string;
  readonly targets: readonly PaletteTarget[];
}

/** The recent targets that are still permitted and resolvable. */
function useRecentTargets(
  pages: readonly PaletteTarget[],
  named: ReadonlyMap<string, PaletteTarget>,
): readonly PaletteTarget[] {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions, browser } = usePortal();
  const visitor = { session, variant, deploymentOptions };
  const stationPath = useStationPath();
  const getTarget = (recent: RecentTarget): PaletteTarget | undefined => {
    const { kind, id } = recent;
    if (kind === 'page') return pages.find((page) => page.id === id);
    const shown = named.get(commandId('', recent));
    if (shown || kind === 'associate') return shown;
    if (kind === 'order') return canOpen(visitor, 'orders') ? numberedOrder(id, text) : undefined;
    if (kind === 'invoice') {
      return canOpen(visitor, 'pending-invoices')
        ? numberedInvoice(id, deploymentOptions.product, text)
        : undefined;
    }
    return stationPath === null
      ? undefined
      : stationTarget({ code: id, name: '' }, stationPath, text);
  };
  return readRecents(browser.shared, session)
    .map(getTarget)
    .filter((target) => target !== undefined);
}

/** While the palette is open, the back button closes it. */
const BackButton = ({ onBack }: { readonly onBack: () => void }) => {
  useBackCloses(onBack);
  return null;
};

/**
 * The command palette: permitted pages, and orders, invoices, stations and users by number or name. Without
 * text it lists recent targets.
 */
export const Palette = ({ open, onClose }: PaletteProps) => {
  const text = useText();
  const session = useSession();
  const { browser } = usePortal();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const pages = usePageTargets();
  const recents = useRecentTargets(pages, useRecentNames(open));
  const { found, isSearching } = usePaletteSearch(open ? typed : '');
  const lists = useListTargets(found?.searchText ?? '');
  const byKind = (kind: TargetKind): Group => ({
    id: kind,
    label: text(headings[kind]),
    targets: found?.targets.filter((target) => target.kind === kind) ?? [],
  });
  const groups: readonly Group[] = [
    ...(typed.trim() === '' ? [{ id: 'recent', label: text('Recent'), targets: recents }] : []),
    { id: 'page', label: text(headings.page), targets: pages },
    ...(['order', 'invoice', 'station', 'associate'] as const).map(byKind),
    {
      id: 'lists',
      label: text(
        found?.failed
          ? 'Part of the search did not answer: look in the lists'
          : 'There may be more in the lists',
      ),
      targets: found?.failed || found?.cut ? lists : [],
    },
  ];
  const targets = new Map(
    groups.flatMap((group) =>
      group.targets.map((target) => [commandId(group.id, target), target] as const),
    ),
  );
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <>
      {open && <BackButton onBack={close} />}
      <CommandPalette
        open={open}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        label={text('Go to a page, an order, an invoice, a station or a person')}
        groups={groups.map(({ targets: shown, ...group }) => ({
          ...group,
          commands: shown.map((target) => ({ ...target, id: commandId(group.id, target) })),
        }))}
        state={isSearching ? 'loading' : 'ready'}
        onType={setTyped}
        onSelect={(id) => {
          const target = targets.get(id);
          if (!target) return;
          noteRecent(browser.shared, session, target);
          navigate(target.href);
        }}
      />
    </>
  );
};
