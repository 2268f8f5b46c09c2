import type { ModesChange } from '@surtidor/domain/payments';
import { Button, SearchBox } from '@surtidor/ui';
import { useRef } from 'react';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

type Mode = ModesChange['mode'];

export interface LineToolsProps {
  /** The number of lines, and of those that match the search. */
  readonly count: number;
  readonly matchCount: number;
  readonly searchText: string;
  readonly onSearch: (searchText: string) => void;
  /** Sets every matching line to full or partial payment. */
  readonly onSetAllModes: (mode: Mode) => void;
  /** The last change, until it is undone. */
  readonly modesChange: ModesChange | null;
  readonly onUndo: () => void;
}

/** The minimum number of lines for which the search is shown. */
const minSearchableLines = 8;

const allLabels = { full: 'Pay all in full', partial: 'Pay all in part' } as const;
const matchLabels = {
  full: 'Pay these {count} in full',
  partial: 'Pay these {count} in part',
} as const;
const shortLabels = { full: 'All in full', partial: 'All in part' } as const;
const singleLabels = { full: 'Pay this one in full', partial: 'Pay this one in part' } as const;

/** Returns the label of a button that changes all matching lines. */
function getModeLabel(mode: Mode, { count, matchCount }: LineToolsProps, text: Text): string {
  if (matchCount === count) return text(allLabels[mode]);
  return matchCount === 1
    ? text(singleLabels[mode])
    : text(matchLabels[mode], { count: matchCount });
}

function formatModesChange({ mode, previous }: ModesChange, text: Text): string {
  const count = previous.length;
  if (mode === 'full') {
    return count === 1
      ? text('1 invoice is now set to full payment.')
      : text('{count} invoices are now set to full payment.', { count });
  }
  return count === 1
    ? text('1 invoice is now set to partial payment. Enter its amount.')
    : text('{count} invoices are now set to partial payment. Enter their amounts.', { count });
}

/** Renders the label of a button; a phone has room for two words. */
const ModeLabel = ({ mode, ...props }: LineToolsProps & { readonly mode: Mode }) => {
  const text = useText();
  const label = getModeLabel(mode, props, text);
  if (props.matchCount !== props.count) return label;
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="sm:hidden">
        {text(shortLabels[mode])}
      </span>
    </>
  );
};

/** Renders the search and bulk actions for a payment of many invoices. */
export const LineTools = (props: LineToolsProps) => {
  const { count, matchCount, searchText, onSearch, onSetAllModes, modesChange, onUndo } = props;
  const text = useText();
  const tools = useRef<HTMLDivElement>(null);
  return (
    <div ref={tools} className="mb-1 flex flex-col gap-2">
      {count >= minSearchableLines && (
        <SearchBox
          label={text('Search the invoices to pay')}
          delayMs={200}
          value={searchText}
          onValueChange={onSearch}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-sm text-ui-ink-soft">
          {searchText === ''
            ? text('{count} invoices', { count })
            : text('{found} of {count} invoices', { found: matchCount, count })}
        </p>
        {matchCount > 0 && (
          <div className="-mr-3 flex flex-wrap">
            {(['full', 'partial'] as const).map((mode) => (
              <Button
                key={mode}
                variant="quiet"
                size="sm"
                data-mode={mode}
                onClick={() => onSetAllModes(mode)}
              >
                <ModeLabel mode={mode} {...props} />
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-sm empty:hidden">
          {modesChange && modesChange.previous.length > 0 && formatModesChange(modesChange, text)}
        </p>
        {modesChange && modesChange.previous.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The undo button unmounts, so the focus returns to the button that was clicked before.
              tools.current
                ?.querySelector<HTMLElement>(`[data-mode="${modesChange.mode}"]`)
                ?.focus();
              onUndo();
            }}
          >
            {text('Undo')}
          </Button>
        )}
      </div>
    </div>
  );
};
