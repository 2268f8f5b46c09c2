import { paymentSegments } from '@surtidor/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface SegmentListProps {
  /** Absent if the user may not pay; the segments are then read-only. */
  readonly onChoose?: (code: string) => void;
}

const box =
  'flex w-full items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-left elevate-1';

/** The business segments in the order of spec 9. */
export const SegmentList = ({ onChoose }: SegmentListProps) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {paymentSegments.map(({ code, name }) => (
      <li key={code} className="grid">
        {onChoose === undefined ? (
          <div className={box}>
            <SegmentName code={code} name={name} />
          </div>
        ) : (
          <button
            type="button"
            className={`${box} hover:border-line-strong hover:bg-primary-soft`}
            onClick={() => onChoose(code)}
          >
            <SegmentName code={code} name={name} />
            <ChevronRight className="size-5 shrink-0 text-ink-soft" />
          </button>
        )}
      </li>
    ))}
  </ul>
);

const SegmentName = ({ code, name }: { code: string; name: string }) => (
  <span className="min-w-0 flex-1">
    <span className="block font-bold wrap-break-word">{name}</span>
    <span className="block text-sm text-ink-soft tabular-nums">
      {useText()('Segment {name}', { name: code })}
    </span>
  </span>
);
