import { DescriptionList } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

export interface SumListProps {
  /** What divides the sum: 'Por mes'. */
  readonly title: string;
  /** The label and the formatted sum of each part. The labels are unique. */
  readonly parts: readonly (readonly [string, string])[];
  /** The formatted sum of the parts. */
  readonly total: string;
}

/** The parts of a sum and their total, one line each. */
export const SumList = ({ title, parts, total }: SumListProps) => {
  const text = useText();
  return (
    <section>
      <h3 className="font-heading font-bold">{title}</h3>
      <DescriptionList
        layout="lines"
        facts={[...parts, [text('Total'), total] as const].map(([label, sum]) => ({
          label,
          value: <span className="tabular-nums">{sum}</span>,
        }))}
      />
    </section>
  );
};
