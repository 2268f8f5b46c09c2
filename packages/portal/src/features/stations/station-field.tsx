import { useDestinations } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import type { Destination } from '@surtidor/domain/associates';
import { Alert, Button, LargeSelect } from '@surtidor/ui';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { getFailureText } from '../../platform/remote/frame-state.ts';
import { useDestinationOptions } from './use-destination-options.ts';

/** A station as an option. */
type Station = Pick<Destination, 'code' | 'name'>;

/** The delay after the last key before the stations are searched, in milliseconds. */
const searchDelayMs = 250;

const noStations: readonly Station[] = [];

/** Returns a text once it has not changed for a while; an empty text once the field is painted. Null before. */
function useSettledText(text: string): string | null {
  const [settledText, setSettledText] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettledText(text), text === '' ? 0 : searchDelayMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settledText;
}

/**
 * Queries the stations that match the typed text, where the backend can search; otherwise all of them, once a session
 * (settled 62). The stations found before stay while others are searched.
 */
function useFoundStations(code: string) {
  const [typedText, setTypedText] = useState('');
  const searchText = useSettledText(typedText);
  const { state, retry } = useDestinations(searchText);
  const [found, setFound] = useState<readonly Station[] | null>(null);
  useEffect(() => {
    if (state.kind === 'ready' || state.kind === 'empty') setFound(getLoadedItems(state));
  }, [state]);
  // The selected station need not be among those found.
  const { state: selectedState } = useDestinations(code === '' ? null : code);
  const selected = getLoadedItems(selectedState).find((station) => station.code === code);
  return {
    found: found ?? noStations,
    selected,
    onType: setTypedText,
    retry,
    hasLoaded: found !== null,
    failure: state.kind === 'failed' ? state.failure : null,
    isSearching: typedText !== searchText || state.kind === 'loading',
  };
}

export interface StationFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  /** The code of the selected station; empty for none. */
  readonly code: string;
  /** Called with the code of the selected station; empty for none. */
  readonly onCodeChange: (code: string) => void;
  /** Further stations, for example closed ones that only orders name. Keep the array stable. */
  readonly otherStations?: readonly Station[];
  /** Shown if the stations could not be loaded; by default the text of the failure. */
  readonly failureText?: string;
}

/** A field that finds one of the user's stations by code or commercial name. */
export const StationField = ({
  label,
  hint,
  placeholder,
  optional = false,
  disabled = false,
  code,
  onCodeChange,
  otherStations = noStations,
  failureText,
}: StationFieldProps) => {
  const text = useText();
  const { found, selected, onType, retry, hasLoaded, failure, isSearching } =
    useFoundStations(code);
  const stations = useMemo(() => {
    const all = [...found, ...(selected ? [selected] : []), ...otherStations];
    return [...new Map(all.map((station) => [station.code, station])).values()];
  }, [found, selected, otherStations]);
  const options = useDestinationOptions(stations);
  const isLoading = !hasLoaded && failure === null;
  const shownHint = isLoading ? text('Loading your destinations…') : hint;
  return (
    <div className="flex flex-col gap-2">
      <LargeSelect
        label={label}
        mode="single"
        optional={optional}
        placeholder={placeholder ?? text('Code or commercial name')}
        {...(shownHint !== undefined && { hint: shownHint })}
        options={options}
        value={code === '' ? [] : [code]}
        onValueChange={([selectedCode = '']) => onCodeChange(selectedCode)}
        onType={onType}
        state={isSearching ? 'loading' : 'ready'}
        disabled={disabled}
      />
      {failure && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {text('Try again')}
            </Button>
          }
        >
          {failureText ?? getFailureText(failure, text)}
        </Alert>
      )}
    </div>
  );
};
