import { Link } from '../../actions/link/index.ts';
import { Badge, StatusPill } from '../../data-display/badge/index.ts';
import type { InvoiceCardProps } from './invoice-card.tsx';

export interface HeaderOptions {
  titleId: string;
  isSelected: boolean;
}

/** Renders checkbox, title and status. Not a component for performance: lists have thousands of cards. */
export const renderHeader = (card: InvoiceCardProps, { titleId, isSelected }: HeaderOptions) => {
  const Heading = `h${card.level ?? 3}` as const;
  return (
    <div className="flex items-start gap-3">
      {card.selectLabel !== undefined && (
        <label className="-m-2 flex cursor-pointer p-2">
          <input
            type="checkbox"
            aria-label={card.selectLabel}
            checked={isSelected}
            disabled={card.disabled}
            onChange={(event) => card.onSelectedChange?.(card.id, event.target.checked)}
            className="size-5 accent-ui-accent"
          />
        </label>
      )}
      <div className="min-w-0 flex-1">
        <Heading translate="no" id={titleId} className="font-bold wrap-break-word">
          {card.href === undefined ? card.title : <Link href={card.href}>{card.title}</Link>}
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusPill tone={card.status.tone} emphasis={card.status.emphasis}>
            {card.status.label}
          </StatusPill>
          {card.age && <span className="text-xs leading-5 text-ui-ink-soft">{card.age}</span>}
          {/* On phones the group has its own line, so that loading a longer name does not shift the layout. */}
          {card.group && (
            <span className="max-sm:w-full">
              <Badge>{card.group}</Badge>
            </span>
          )}
        </div>
      </div>
    </div>
  );
};
