import { forwardRef } from 'react';
import { DescriptionList } from '../../data-display/description-list/index.ts';
import { EmailText } from '../../data-display/email-text/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Card } from '../../layout/card/index.ts';
import { usePatternMessages } from '../../messages/index.ts';
import { CorporateDestinationList, type CorporateDestinations } from './corporate-destinations.tsx';

export type { CorporateDestinations } from './corporate-destinations.tsx';

/** The details of a company; empty strings are shown as not provided. */
export interface CorporateDetails {
  /** The company's registered name. */
  corporation: string;
  /** The type of the identity document: 'NIT'. */
  documentType: string;
  /** The document number with its check digit: '900123456-7'. */
  document: string;
  /** The street and number of its registered office. */
  address: string;
  /** The phone number in national format. */
  phone: string;
  /** The city of its registered office. */
  city: string;
  /** The department of its registered office: 'Antioquia'. */
  department: string;
  /** The localized country name. */
  country: string;
  /** The e-mail address for its invoices. */
  billingEmail: string;
}

export interface CorporateInfoProps extends RootProps {
  /** The panel's heading: 'Información corporativa'. */
  title: string;
  /**
   * The heading's level in the page.
   * @default 2
   */
  level?: 2 | 3;
  /** The company, or null while loading. */
  company: CorporateDetails | null;
  /** The destinations with search; absent if not shown. */
  destinations?: CorporateDestinations;
}

const fields = [
  'corporation',
  'documentType',
  'document',
  'address',
  'phone',
  'city',
  'department',
  'country',
  'billingEmail',
] as const satisfies readonly (keyof CorporateDetails)[];

/** Fields that usually need two lines on phones. */
const longFields: ReadonlySet<string> = new Set(['corporation', 'address', 'billingEmail']);
const skeletonClasses = cva('my-0.5 w-32 max-w-full', {
  variants: { long: { true: 'h-10 @md:h-4', false: 'h-4' } },
});

/** The account's company, read-only (spec 2, corporate information panel). */
export const CorporateInfo = forwardRef<HTMLElement, CorporateInfoProps>(function CorporateInfo(
  { title, level, company, destinations, className, ...rest },
  ref,
) {
  const messages = usePatternMessages();
  return (
    <Card ref={ref} {...rest} className={className} title={title} level={level}>
      <div className="@container" aria-busy={company === null || undefined}>
        <DescriptionList
          className="gap-y-4 @max-2xs:grid-cols-1 @md:grid-cols-3"
          facts={fields.map((field) => ({
            label: messages[field],
            value: company ? (
              <Value field={field} text={company[field]} />
            ) : (
              <Skeleton className={skeletonClasses({ long: longFields.has(field) })} />
            ),
          }))}
        />
      </div>
      {destinations && <CorporateDestinationList {...destinations} />}
    </Card>
  );
});

const Value = ({ field, text }: { field: keyof CorporateDetails; text: string }) => {
  const { notGiven } = usePatternMessages();
  if (text === '') return <span className="text-ui-ink-soft">{notGiven}</span>;
  return field === 'billingEmail' ? <EmailText address={text} /> : <span>{text}</span>;
};
